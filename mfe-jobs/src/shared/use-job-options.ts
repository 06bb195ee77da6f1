import { skillOptionsBy } from '@muster/blocks';
import type { FieldOption } from '@muster/ui';
import { api } from '../api.ts';

/** Finds skills by name or alias; returns their catalogue names. */
export function useSkillOptions() {
  const [search] = api.useLazySkillsSearchQuery();
  return skillOptionsBy(search);
}

/** Finds colleagues by name. */
export function usePeopleOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyUserOptionsQuery();
  return async (query) => {
    const people = await search({ query: { q: query } }, true).unwrap();
    return people.map(({ id, name }) => ({ value: id, label: name }));
  };
}

/** Finds clients by the beginning of their names, except blocked ones. */
export function useCompanyOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyCompaniesListQuery();
  return async (query) => {
    const { data } = await search(
      {
        query: {
          ...(query && { q: query }),
          'filter[status]': 'prospect,active,on_hold,former',
          limit: 25,
        },
      },
      true,
    ).unwrap();
    return data.map(({ id, name }) => ({ value: id, label: name }));
  };
}
