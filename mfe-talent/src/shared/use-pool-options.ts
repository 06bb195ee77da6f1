import { poolOptionsBy } from '@muster/blocks';
import { api } from '../api.ts';

/** Returns a search for active talent pools by the start of their names. */
export function usePoolOptions() {
  const [search] = api.useLazyPoolsListQuery();
  return poolOptionsBy(search);
}
