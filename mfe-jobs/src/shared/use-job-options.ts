import { skillOptionsBy } from '@muster/blocks';
import type { FieldOption } from '@muster/ui';
import { api } from '../api.ts';

/** Looks skills up by name or alias, to choose one by the name the catalogue gives it. */
export function useSkillOptions() {
  const [search] = api.useLazySkillsSearchQuery();
  return skillOptionsBy(search);
}

/** Looks colleagues up by name. */
export function usePeopleOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyUserOptionsQuery();
  return async (query) => {
    const people = await search({ query: { q: query } }, true).unwrap();
    return people.map(({ id, name }) => ({ value: id, label: name }));
  };
}

/** Looks clients up by the beginning of their names; those that nothing is done for are left out. */
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
