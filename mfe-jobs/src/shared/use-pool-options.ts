import { poolOptionsBy } from '@muster/blocks';
import { api } from '../api.ts';

/** Looks active talent pools up by the beginning of their names. */
export function usePoolOptions() {
  const [search] = api.useLazyPoolsListQuery();
  return poolOptionsBy(search);
}
