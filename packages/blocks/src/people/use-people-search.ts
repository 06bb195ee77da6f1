import { useMemo } from 'react';
import type { FieldOption, MentionOption } from '@muster/ui';
import { useLazyUserOptionsQuery } from '../host-hooks.ts';

/** Looks up colleagues by name, for mentions and pickers. Both functions are stable. */
export function usePeopleSearch() {
  const [find] = useLazyUserOptionsQuery();
  return useMemo(() => {
    // A failed search shows no results; the user can go on typing.
    const people = async (q: string) => {
      try {
        return await find({ query: { q } }, true).unwrap();
      } catch {
        return [];
      }
    };
    return {
      mentions: async (q: string): Promise<MentionOption[]> =>
        (await people(q)).map(({ id, name }) => ({ id, label: name })),
      options: async (q: string): Promise<FieldOption[]> =>
        (await people(q)).map(({ id, name }) => ({ value: id, label: name })),
    };
  }, [find]);
}
