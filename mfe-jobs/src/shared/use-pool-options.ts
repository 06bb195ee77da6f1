import { poolOptionsBy } from '@muster/blocks';
import { api } from '../api.ts';

/** Finds active talent pools by the beginning of their names. */
export function usePoolOptions() {
  const [search] = api.useLazyPoolsListQuery();
  return poolOptionsBy(search);
}
