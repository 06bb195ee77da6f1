import type { FieldOption } from '@muster/ui';
import { useCallback } from 'react';
import { api } from '../../../api.ts';

/** Returns a search for candidates by name; the number distinguishes people with the same name. */
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
