import type { FieldOption } from '@muster/ui';
import { api } from '../api.ts';

/** A skill to choose, by the name the catalogue gives it. */
export interface SkillOption extends FieldOption {
  name: string;
}

/** Looks skills up by name or alias. */
export function useSkillOptions(): (query: string) => Promise<SkillOption[]> {
  const [search] = api.useLazySkillsSearchQuery();
  return async (query) => {
    const skills = await search({ query: { q: query } }, true).unwrap();
    return skills.map(({ id, name, matchedAlias }) => ({
      value: id,
      name,
      label: matchedAlias ? `${name} (${matchedAlias})` : name,
    }));
  };
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
