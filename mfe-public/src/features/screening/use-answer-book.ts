import { limits, type VisitorAnswer, type VisitorForm } from '@muster/contracts';
import { conflictOf, isApiError, useFlush, useUnsavedGuard } from '@muster/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { createAnswerBook, type AnswerBook, type BookState } from './answer-book.ts';

/** The answers of a form, kept every few seconds and whenever the page is left. */
export function useAnswerBook(
  handle: string,
  form: VisitorForm,
): { book: AnswerBook; state: BookState } {
  const [save] = api.useScreeningVisitSaveAnswerMutation();
  const [book] = useState(() =>
    createAnswerBook(form, async (key, body) => {
      const { data, error } = await save({ params: { handle, key }, body });
      if (data) return { saved: data };
      const conflict = isApiError(error) ? conflictOf<VisitorAnswer>(error) : null;
      return conflict ? { theirs: conflict.current } : { failure: error };
    }),
  );
  // The page was read anew: answers of another device come in.
  useEffect(() => book.learn(form.answers), [book, form.answers]);
  const state = useSyncExternalStore(book.subscribe, book.state);
  useFlush(book.flush, limits.screening.autosave);
  useUnsavedGuard([...state.entries.values()].some(({ isDirty }) => isDirty));
  return { book, state };
}
