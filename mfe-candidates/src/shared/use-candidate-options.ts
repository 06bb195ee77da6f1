import type { FieldOption } from '@muster/ui';
import { api } from '../api.ts';

/** Finds candidates by name, number or address. */
export function useCandidateOptions(): (query: string) => Promise<FieldOption[]> {
  const [list] = api.useLazyCandidatesListQuery();
  return async (q) => {
    const { data } = await list({ query: { ...(q && { q }), limit: 10 } }, true).unwrap();
    return data.map(({ id, name }) => ({ value: id, label: name }));
  };
}
