import { poolOptionsBy } from '@muster/blocks';
import type { poolKinds } from '@muster/contracts';
import { api } from '../api.ts';

/** Looks active talent pools up by the beginning of their names. */
export function usePoolOptions(kind?: (typeof poolKinds)[number]) {
  const [search] = api.useLazyPoolsListQuery();
  return poolOptionsBy(search, kind);
}
