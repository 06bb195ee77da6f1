import type { FilterOption } from '@muster/ui';
import { api } from '../api.ts';

/** Finds colleagues by name, for pickers, filters and mentions. */
export function usePeopleOptions(): (query: string) => Promise<FilterOption[]> {
  const [search] = api.useLazyUserOptionsQuery();
  return async (query) => {
    const people = await search({ query: { q: query } }, true).unwrap();
    return people.map(({ id, name }) => ({ value: id, label: name }));
  };
}
