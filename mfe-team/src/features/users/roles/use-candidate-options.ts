import type { FieldOption } from '@muster/ui';
import { useCallback } from 'react';
import { api } from '../../../api.ts';

/** Looks candidates up by name; the number tells people of one name apart. */
export function useCandidateOptions(): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyCandidatesListQuery();
  return useCallback(
    async (query) => {
      const { data } = await search({ query: { q: query || undefined, limit: 25 } }, true).unwrap();
      return data.map(({ id, name, number }) => ({ value: id, label: `${name} (${number})` }));
    },
    [search],
  );
}
