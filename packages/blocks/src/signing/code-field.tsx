import { useState } from 'react';
import { errorText, type ApiError } from '@muster/kit';
import { Button, NoticeBar, TextField, useT, type BoundField } from '@muster/ui';
import { signingMessages } from './messages.ts';
import classes from './signing.module.css';

/** A code that proves who holds a link. */
export interface MailedCode {
  /** Where it goes, half hidden. */
  maskedEmail: string;
  /** Sends one; the error where that failed. */
  send: () => Promise<{ error?: unknown }>;
}

/** What a refused code says; null for another refusal. */
export function useCodeRefusal() {
  const t = useT(signingMessages);
  return ({ code, context }: ApiError): string | null => {
    if (code !== 'CODE_INVALID') return null;
    const left = Number(context?.['triesLeft'] ?? 0);
    return left > 0 ? t('code.wrong', { count: left }) : t('code.over');
  };
}

/** Asks for the code by mail, and takes it. */
export function CodeField({ code, field }: { code: MailedCode; field: BoundField<string> }) {
  const t = useT(signingMessages);
  const [state, setState] = useState<'none' | 'sending' | 'sent'>('none');
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
