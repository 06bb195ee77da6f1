import type { FilterOption } from '@muster/ui';
import { api } from '../api.ts';
import { peopleOptionsBy } from './people-options.ts';

/** {@link peopleOptionsBy} of this remote. */
export function usePeopleOptions(): (query: string) => Promise<FilterOption[]> {
  const [search] = api.useLazyUserOptionsQuery();
  return peopleOptionsBy(search);
}
