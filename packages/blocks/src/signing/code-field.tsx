import { useState } from 'react';
import { errorText, type ApiError } from '@muster/kit';
import { Button, NoticeBar, TextField, useT, type BoundField } from '@muster/ui';
import { signingMessages } from './messages.ts';
import classes from './signing.module.css';

/** A code that proves the identity of a link's holder. */
export interface MailedCode {
  /** The partly masked address it is sent to. */
  maskedEmail: string;
  /** Whether a code that is still valid was sent before the page was reloaded. */
  wasSent?: boolean;
  /** Sends a code; resolves with the error if that failed. */
  send: () => Promise<{ error?: unknown }>;
}

/** Returns the text for a refused code; null for other refusals. */
export function useCodeRefusal() {
  const t = useT(signingMessages);
  return ({ code, context }: ApiError): string | null => {
    if (code !== 'CODE_INVALID') return null;
    const left = Number(context?.['triesLeft'] ?? 0);
    return left > 0 ? t('code.wrong', { count: left }) : t('code.over');
  };
}

/** Requests the code by mail, and takes it as input. */
export function CodeField({ code, field }: { code: MailedCode; field: BoundField<string> }) {
  const t = useT(signingMessages);
  const [state, setState] = useState<'none' | 'sending' | 'sent'>(code.wasSent ? 'sent' : 'none');
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    setState('sending');
    const { error } = await code.send();
    setProblem(error ? errorText(error) : null);
    setState(error ? 'none' : 'sent');
  }
  return (
    <div className={classes.code}>
      <p>{t('code.lead', { mail: code.maskedEmail })}</p>
      {problem && <NoticeBar kind="danger">{problem}</NoticeBar>}
      {state === 'sent' && <NoticeBar kind="success">{t('code.sent')}</NoticeBar>}
      <Button variant="default" size="lg" loading={state === 'sending'} onClick={() => void send()}>
        {t(state === 'sent' ? 'code.again' : 'code.send')}
      </Button>
      <TextField
        label={t('code.field')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        {...field}
      />
    </div>
  );
}
