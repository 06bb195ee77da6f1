import type { FormEvent } from 'react';
import { usePlacingMessages } from './messages.ts';

/** Saves only with a PDF: if it is missing, the form shows an error and nothing is sent. */
export function useSavingWithPdf<R, S extends { submit: (event?: FormEvent) => R }>(
  form: { setFormError: (text: string) => void },
  saving: S,
  isMissing: boolean,
) {
  const t = usePlacingMessages();
  return {
    ...saving,
    submit: (event?: FormEvent) => {
      if (!isMissing) return saving.submit(event);
      event?.preventDefault();
      form.setFormError(t('bring.missing'));
    },
  };
}
