import type { FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';

/** Searches jobs that a candidate can be added to, own ones first, except this one. */
export function useJobSearch(exceptId: string): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyApplicationsJobChoicesQuery();
  return async (query) => {
    const { data } = await search({ query: query ? { q: query } : {} }, true).unwrap();
    return data
      .filter(({ id }) => id !== exceptId)
      .map(({ id, title, number, company }) => ({
        value: id,
        label: title,
        hint: `${company.name} · ${number}`,
      }));
  };
}
