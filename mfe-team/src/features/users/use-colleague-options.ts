import { useCallback } from 'react';
import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';

/** Returns a search for active colleagues by name, except the one who hands over. */
export function useColleagueOptions(exceptId: string): (query: string) => Promise<FieldOption[]> {
  const [search] = api.useLazyUsersOptionsQuery();
  return useCallback(
    async (query) => {
      const people = await search({ query: { q: query } }, true).unwrap();
      return people
        .filter(({ id }) => id !== exceptId)
        .map(({ id, name }) => ({ value: id, label: name }));
    },
    [search, exceptId],
  );
}
