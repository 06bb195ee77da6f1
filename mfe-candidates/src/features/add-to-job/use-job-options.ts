import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';

/** Searches jobs that a candidate can be added to; own jobs come first. */
export function useJobOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyApplicationsJobChoicesQuery();
  return async (query) => {
    const { data } = await search({ query: query ? { q: query } : {} }, true).unwrap();
    return data.map(({ id, title, number, company }) => ({
      value: id,
      label: `${title} · ${company.name} · ${number}`,
    }));
  };
}
