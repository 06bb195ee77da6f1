import { useEffect, useState } from 'react';
import type { FormMutation, FormMutationOptions } from '../actions/use-form-mutation.tsx';
import { useSending } from '../actions/use-sending.ts';
import { isApiError } from '../api/api-error.ts';
import { errorText } from './error-text.ts';
import { useUnsavedGuard } from './page.tsx';

type Values = Record<string, unknown>;

/** Sends a form that creates something new, so no conflict is possible. */
export function useFormMutation<V extends Values, Output, A extends object, R>(
  options: FormMutationOptions<V, Output, A, R, never>,
): FormMutation {
  const { form, mutation, toArgs, onSaved, onRefused } = options;
  const [isSaved, setIsSaved] = useState(false);
  const lift = useUnsavedGuard(form.dirty && !isSaved);
  const sending = useSending({
    mutation,
    onSent: (result: R) => {
      // The button stays busy until the next page is there.
      setIsSaved(true);
      lift();
      onSaved(result);
    },
    onFailed: (error) => {
      const known = isApiError(error) ? error : null;
      if (known && onRefused?.(known)) return;
      if (known?.fields?.length) form.setServerErrors(known.fields);
      else form.setFormError(errorText(error));
    },
  });
  // The user came back from the next page and the browser had kept this one.
  useEffect(() => {
    const again = () => setIsSaved(false);
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, []);
  return {
    submit: form.submit((output, values) =>
      sending.send(() => toArgs({ output, values, version: 0, base: values })),
    ),
    pending: sending.pending || isSaved,
    dialog: null,
    draft: null,
  };
}
