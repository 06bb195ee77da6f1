import type { poolKinds } from '@muster/contracts';
import type { FieldOption } from '@muster/ui';

type PoolKind = (typeof poolKinds)[number];

/** A remote's lazy query of the list of pools. */
type SearchPools = (
  args: {
    query: {
      q?: string;
      'filter[status]': 'active';
      'filter[kind]'?: PoolKind;
      limit: number;
    };
  },
  preferCache: boolean,
) => { unwrap(): Promise<{ data: readonly { id: string; name: string }[] }> };

/** Looks up active talent pools by the start of their names, all or those of one kind. */
export const poolOptionsBy =
  (search: SearchPools, kind?: PoolKind) =>
  async (q: string): Promise<FieldOption[]> => {
    const query = {
      ...(q && { q }),
      'filter[status]': 'active' as const,
      limit: 25,
      ...(kind && { 'filter[kind]': kind }),
    };
    const { data } = await search({ query }, true).unwrap();
    return data.map(({ id, name }) => ({ value: id, label: name }));
  };
