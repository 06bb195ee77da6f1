import type { FilterOption } from '@muster/ui';
import { api } from '../api.ts';

/** Looks active talent pools up by the beginning of their names. */
export function usePoolOptions(): (query: string) => Promise<FilterOption[]> {
  const [search] = api.useLazyPoolsListQuery();
  return async (query) => {
    const { data } = await search(
      { query: { ...(query && { q: query }), 'filter[status]': 'active', limit: 25 } },
      true,
    ).unwrap();
    return data.map(({ id, name }) => ({ value: id, label: name }));
  };
}
