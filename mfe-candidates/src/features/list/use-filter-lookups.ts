import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

const load = () => import('./look-up.ts');

/** Looks up colleagues, pools and imports for a filter; loads the code on first use. */
export function useFilterLookups() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(
    () => ({
      people: async (query: string) => (await load()).lookUpPeople(dispatch, query),
      imports: async () => (await load()).lookUpImports(dispatch),
      pools: async (query: string) => (await load()).lookUpPools(dispatch, query),
    }),
    [dispatch],
  );
}
