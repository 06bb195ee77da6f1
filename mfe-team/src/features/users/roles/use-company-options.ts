import type { FieldOption } from '@muster/ui';
import { useCallback } from 'react';
import { api } from '../../../api.ts';

/** Returns a search for client companies by name. */
export function useCompanyOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyCompaniesListQuery();
  return useCallback(
    async (query) => {
      const { data } = await search({ query: { q: query || undefined, limit: 25 } }, true).unwrap();
      return data.map(({ id, name }) => ({ value: id, label: name }));
    },
    [search],
  );
}
