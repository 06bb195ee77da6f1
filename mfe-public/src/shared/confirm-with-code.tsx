import { errorText, type ApiError, type FormMutation } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  NoticeBar,
  TextField,
  formatTime,
  type BoundField,
  type ErrorSummaryProps,
} from '@muster/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import classes from './confirm-with-code.module.css';
import type { CodeRequest } from './use-code-request.ts';
import { useMessages } from './use-messages.ts';

interface ConfirmWithCodeProps {
  /** Name of the form. */
  label: string;
  /** Heading level of the code section. */
  heading?: 'h2' | 'h3';
  /** Consequences of the answer. */
  effects: string;
  /** Label of the button that sends the answer. */
  confirm: string;
  /** Label of the button back to the other answers, if there are any. */
  back?: string;
  /** Address that receives the code. */
  maskedEmail: string;
  request: CodeRequest;
  summary: ErrorSummaryProps;
  code: BoundField<string>;
  saving: FormMutation;
  /** Whether sending is not possible now. */
  isBlocked?: boolean;
  onBack?: () => void;
  children?: ReactNode;
}

/** Fields of an answer with the code below: requested, entered, and sent with the answer. */
export function ConfirmWithCode({
  label,
  heading: Heading = 'h3',
  effects,
  confirm,
  back,
  maskedEmail,
  request: { ask, sent, error, isLoading },
  summary,
  code,
  saving,
  isBlocked = false,
  onBack,
  children,
}: ConfirmWithCodeProps) {
  const t = useMessages();
  const wasSent = useRef(sent !== undefined);
  useEffect(() => {
    // The code is entered next.
    if (sent && !wasSent.current) document.getElementById(code.id)?.focus();
    wasSent.current = sent !== undefined;
  }, [sent, code.id]);
  // Enter in a field requests the code first.
  const submit = (event: FormEvent) => {
    if (sent) return saving.submit(event);
    event.preventDefault();
    if (!isBlocked) ask();
  };
  return (
    <Form label={label} onSubmit={submit}>
      <ErrorSummary {...summary} />
      <p className={classes.lead}>{effects}</p>
      {children && <div className={classes.fields}>{children}</div>}
      <div className={classes.code}>
        <Heading className={classes.title}>{t('code.title')}</Heading>
        <p className={classes.lead} role="status">
          {sent
            ? t('code.sent', { mail: sent.maskedEmail, time: formatTime(sent.expiresAt) })
            : t('code.lead', { mail: maskedEmail })}
        </p>
        {error ? <NoticeBar kind="danger">{errorText(error)}</NoticeBar> : null}
        {sent && (
          <TextField
            label={t('code.field')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            {...code}
          />
        )}
        <div className={classes.buttons}>
          {sent && (
            <Button type="submit" size="lg" loading={saving.pending} disabled={isBlocked}>
              {confirm}
            </Button>
          )}
          <Button
            size="lg"
            variant={sent ? 'default' : 'filled'}
            loading={isLoading}
            disabled={isBlocked}
            onClick={ask}
          >
            {t(sent ? 'code.again' : 'code.send')}
          </Button>
          {back && (
            <Button size="lg" variant="subtle" onClick={onBack}>
              {back}
            </Button>
          )}
        </div>
      </div>
      {saving.dialog}
    </Form>
  );
}

/** Shows above the form that the code was wrong; returns true if that was the error. */
export function useCodeRefusal() {
  const t = useMessages();
  return (form: { setFormError: (text: string) => void }, { code, context }: ApiError): boolean => {
    if (code !== 'CODE_INVALID') return false;
    form.setFormError(t('code.wrong', { count: Number(context?.['triesLeft'] ?? 0) }));
    return true;
  };
}
