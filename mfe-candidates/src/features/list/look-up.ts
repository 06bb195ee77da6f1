import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { poolOptionsBy } from '@muster/blocks';
import type { FilterOption } from '@muster/ui';
import { api } from '../../api.ts';
import { peopleOptionsBy } from '../../shared/people-options.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const { userOptions, poolsList, importsList } = api.endpoints;
/** Results are cached for a while, without a subscription. */
const once = { subscribe: false } as const;

/** Finds colleagues by name. */
export const lookUpPeople = (dispatch: Dispatch, q: string): Promise<FilterOption[]> =>
  peopleOptionsBy((args) => dispatch(userOptions.initiate(args, once)))(q);

/** Finds active talent pools by the beginning of their names. */
export const lookUpPools = (dispatch: Dispatch, q: string): Promise<FilterOption[]> =>
  poolOptionsBy((args) => dispatch(poolsList.initiate(args, once)))(q);

/** Returns the imported files that candidates came from. */
export async function lookUpImports(dispatch: Dispatch): Promise<FilterOption[]> {
  const { data } = await dispatch(importsList.initiate(undefined, once)).unwrap();
  return data.map(({ id, fileName }) => ({ value: id, label: fileName }));
}
