import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { whenIdle } from '@muster/kit';

const loadApi = async () => (await import('../../api.ts')).api;

/**
 * Reads a record before it is opened. What reading one takes is fetched once the list is there and
 * nothing else is to be done, or when it is first wanted.
 */
export function useRecordAhead(): (id: string) => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  // What fails ahead costs nothing: opening the record tries again and says so.
  useEffect(() => whenIdle(() => void loadApi().catch(() => undefined)), []);
  return useCallback(
    (id) =>
      void loadApi().then(
        ({ util }) => dispatch(util.prefetch('candidatesRead', { params: { id } }, {})),
        () => undefined,
      ),
    [dispatch],
  );
}
