import { poolOptionsBy } from '@muster/blocks';
import type { poolKinds } from '@muster/contracts';
import { api } from '../api.ts';

/** Finds active talent pools by the beginning of their names. */
export function usePoolOptions(kind?: (typeof poolKinds)[number]) {
  const [search] = api.useLazyPoolsListQuery();
  return poolOptionsBy(search, kind);
}
