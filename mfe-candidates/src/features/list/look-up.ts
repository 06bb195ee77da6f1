import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { poolOptionsBy } from '@muster/blocks';
import type { FilterOption } from '@muster/ui';
import { api } from '../../api.ts';
import { peopleOptionsBy } from '../../shared/people-options.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const { userOptions, poolsList, importsList } = api.endpoints;
/** What is found is kept for a while, and by nobody. */
const once = { subscribe: false } as const;

/** Colleagues by name. */
export const lookUpPeople = (dispatch: Dispatch, q: string): Promise<FilterOption[]> =>
  peopleOptionsBy((args) => dispatch(userOptions.initiate(args, once)))(q);

/** Active talent pools by the beginning of their names. */
export const lookUpPools = (dispatch: Dispatch, q: string): Promise<FilterOption[]> =>
  poolOptionsBy((args) => dispatch(poolsList.initiate(args, once)))(q);

/** The files that people came from. */
export async function lookUpImports(dispatch: Dispatch): Promise<FilterOption[]> {
  const { data } = await dispatch(importsList.initiate(undefined, once)).unwrap();
  return data.map(({ id, fileName }) => ({ value: id, label: fileName }));
}
