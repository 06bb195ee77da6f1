import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

const loadApi = async () => (await import('../../api.ts')).api;

/**
 * Reads a record before it is opened, when its row is pointed at or has the focus. What reading one
 * takes comes with the first: to make all of it at once would hold up a page that is just there.
 */
export function useRecordAhead(): (id: string) => void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback(
    (id) =>
      void loadApi().then(
        ({ util }) => dispatch(util.prefetch('candidatesRead', { params: { id } }, {})),
        // What fails ahead costs nothing: opening the record tries again and says so.
        () => undefined,
      ),
    [dispatch],
  );
}
