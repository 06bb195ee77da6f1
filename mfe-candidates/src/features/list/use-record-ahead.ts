import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

const loadApi = async () => (await import('../../api.ts')).api;

/**
 * Prefetches a record when its row is hovered or focused. The endpoint is set up on first use,
 * because setting up all at once would delay a new page.
 */
export function useRecordAhead(): (id: string) => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    (id) =>
      void loadApi().then(
        ({ util }) => dispatch(util.prefetch('candidatesRead', { params: { id } }, {})),
        // A failed prefetch is harmless: opening the record tries again and shows the error.
        () => undefined,
      ),
    [dispatch],
  );
}
