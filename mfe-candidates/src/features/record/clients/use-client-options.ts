import { useCallback } from 'react';
import type { FieldOption } from '@muster/ui';
import { api } from '../../../api.ts';

/** Finds client companies by name. */
export function useClientOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyCompaniesListQuery();
  return useCallback(
    async (query) => {
      const { data } = await search({ query: { q: query || undefined, limit: 25 } }, true).unwrap();
      return data.map(({ id, name }) => ({ value: id, label: name }));
    },
    [search],
  );
}
