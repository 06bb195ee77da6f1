import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

const load = () => import('./look-up.ts');

/** Looks colleagues, pools and imports up for a filter; what that takes comes with the first look. */
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
