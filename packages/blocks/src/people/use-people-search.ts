import { useMemo } from 'react';
import type { FieldOption, MentionOption } from '@muster/ui';
import { useLazyUserOptionsQuery } from '../host-hooks.ts';

/**
 * Looks up colleagues by name, for mentions and pickers. Both functions are stable, and reject if
 * the search fails.
 */
export function usePeopleSearch() {
  const [find] = useLazyUserOptionsQuery();
  return useMemo(() => {
    const people = (q: string) => find({ query: { q } }, true).unwrap();
    return {
      mentions: async (q: string): Promise<MentionOption[]> =>
        (await people(q)).map(({ id, name }) => ({ id, label: name })),
      options: async (q: string): Promise<FieldOption[]> =>
        (await people(q)).map(({ id, name }) => ({ value: id, label: name })),
    };
  }, [find]);
}
