import { useState, useSyncExternalStore } from 'react';
import { isApiError, useFlush } from '@muster/kit';
import { api } from '../../../api.ts';
import { createSharedNotes } from './shared-notes.ts';

const saveEvery = 700;

const isClash = (error: unknown): boolean => isApiError(error) && error.code === 'VERSION_CONFLICT';

/** Saves the notes of a meeting while the user types, and when the panel closes. */
export function useSharedNotes(handle: string) {
  const [write, { isLoading, error }] = api.useMeetingVisitWriteMutation();
  const [notes] = useState(() =>
    createSharedNotes(async (body) => {
      const { data, error: refusal } = await write({ params: { handle }, body });
      if (data) return { version: data.notes.version };
      return { refusal: isClash(refusal) ? 'elsewhere' : 'failed' };
    }),
  );
  const typed = useSyncExternalStore(notes.subscribe, notes.typed);
  useFlush(notes.save, saveEvery);
  return { notes, typed, isLoading, error, isConflict: isClash(error) && typed !== null };
}
