import type { FormEvent } from 'react';
import { usePlacingMessages } from './messages.ts';

/** Saving that waits for the PDF: while it is missing the form says so, and nothing is sent. */
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
