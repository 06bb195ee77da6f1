import type { DecisionByMail } from '@muster/contracts';
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
import type { FormEvent, ReactNode } from 'react';
import { api } from '../../api.ts';
import type { DecisionFormProps } from './decision-form.types.ts';
import classes from './decision.module.css';
import { useDecisionMessages } from './messages.ts';

interface ConfirmWithCodeProps extends Pick<DecisionFormProps, 'handle' | 'visit' | 'onBack'> {
  decision: DecisionByMail;
  summary: ErrorSummaryProps;
  code: BoundField<string>;
  saving: FormMutation;
  /** Nothing can be sent as things stand. */
  isBlocked?: boolean;
  children: ReactNode;
}

/** The fields of an answer, and below them the code: asked for, entered, and sent with the answer. */
export function ConfirmWithCode({
  handle,
  visit,
  decision,
  summary,
  code,
  saving,
  isBlocked = false,
  onBack,
  children,
}: ConfirmWithCodeProps) {
  const t = useDecisionMessages();
  const [send, sending] = api.useDecisionVisitSendCodeMutation();
  const { name } = visit.candidate;
  const { data: sent, error, isLoading } = sending;
  const ask = () => void send({ params: { handle } });
  // Enter in a field asks for the code first.
  const submit = (event: FormEvent) => {
    if (sent) return saving.submit(event);
    event.preventDefault();
    if (!isBlocked) ask();
  };
  return (
    <Form label={t(`${decision}.title`, { name })} onSubmit={submit}>
      <ErrorSummary {...summary} />
      <p className={classes.lead}>{t(`${decision}.effects`, { name })}</p>
      <div className={classes.fields}>{children}</div>
      <div className={classes.code}>
        <h3>{t('code.title')}</h3>
        <p className={classes.lead} role="status">
          {sent
            ? t('code.sent', { mail: sent.maskedEmail, time: formatTime(sent.expiresAt) })
            : t('code.lead', { mail: visit.maskedEmail })}
        </p>
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
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
              {t(`confirm.${decision}`)}
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
          <Button size="lg" variant="subtle" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
      {saving.dialog}
    </Form>
  );
}

/** Says above the form that the code was refused; true where that was it. */
export function useCodeRefusal() {
  const t = useDecisionMessages();
  return (form: { setFormError: (text: string) => void }, { code, context }: ApiError): boolean => {
    if (code !== 'CODE_INVALID') return false;
    form.setFormError(t('code.wrong', { count: Number(context?.['triesLeft'] ?? 0) }));
    return true;
  };
}
