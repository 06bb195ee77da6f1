import { useActor } from '@muster/kit';
import type { FieldOption } from '@muster/ui';
import { api } from '../../api.ts';

/** Returns a search for colleagues by name, for pickers; it rejects if the search fails. */
export function useColleagues(): (q: string) => Promise<readonly FieldOption[]> {
  const [find] = api.useLazyUsersOptionsQuery();
  return async (q) => {
    const found = await find({ query: { q } }, true).unwrap();
    return found.map(({ id, name }) => ({ value: id, label: name }));
  };
}

/** Returns a search for possible successors: everybody except the user. */
export function useOtherColleagues(): ReturnType<typeof useColleagues> {
  const me = useActor();
  const find = useColleagues();
  return async (q) => (await find(q)).filter(({ value }) => value !== me?.id);
}
