import { useUploads } from '@muster/blocks';
import { limits, type VisitorAnswer, type VisitorForm } from '@muster/contracts';
import { conflictOf, isApiError, useFlush, useUnsavedGuard } from '@muster/kit';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { createAnswerBook, type AnswerBook, type BookState } from './answer-book.ts';

const checkEvery = 5_000;

/** Returns the answers of a form, saved every few seconds and whenever the page is left. */
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
      if (conflict) return { theirs: conflict.current };
      const field = isApiError(error) ? error.fields?.[0] : undefined;
      return field ? { refused: field } : { failure: error };
    }),
  );
  // The form was reloaded: applies another device's answers.
  useEffect(() => book.learn(form.answers), [book, form.answers]);
  const state = useSyncExternalStore(book.subscribe, book.state);
  const entries = [...state.entries.values()];
  const isChecking = entries.some(({ files }) => files.some(({ scan }) => scan === 'pending'));
  // Results of file scans arrive with the form.
  api.useScreeningVisitReadQuery(
    { params: { handle } },
    { pollingInterval: isChecking ? checkEvery : 0, skipPollingIfUnfocused: true },
  );
  useFlush(book.flush, limits.screening.autosave);
  const isOnTheWay = useUploads(handle).items.some((item) => item.state !== 'done');
  useUnsavedGuard(isOnTheWay || entries.some(({ isDirty }) => isDirty));
  return { book, state };
}
