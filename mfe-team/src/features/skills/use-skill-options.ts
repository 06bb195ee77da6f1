import { useCallback } from 'react';
import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';

/** Returns a search for catalogue skills by name or alias, except one. */
export function useSkillOptions(exceptId?: string): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazySkillCatalogueListQuery();
  return useCallback(
    async (q) => {
      const { data } = await search(
        { query: { ...(q && { q }), 'filter[status]': 'active', limit: 10, sort: '-usageCount' } },
        true,
      ).unwrap();
      return data
        .filter(({ id }) => id !== exceptId)
        .map(({ id, name }) => ({ value: id, label: name }));
    },
    [search, exceptId],
  );
}
