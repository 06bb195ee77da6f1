import type { FilterOption } from '@muster/ui';
import { api } from '../api.ts';

/** Returns a search for colleagues by name, for pickers and filters. */
export function usePeopleOptions(): (query: string) => Promise<FilterOption[]> {
  const [search] = api.useLazyUserOptionsQuery();
  return async (query) => {
    const people = await search({ query: { q: query } }, true).unwrap();
    return people.map(({ id, name }) => ({ value: id, label: name }));
  };
}
