import { filterKey, type PoolRule } from '@muster/contracts';
import type { FilterValues } from '@muster/ui';

/** Returns a pool's rule as filters: `filter[skill][all]` becomes `skill.all`. */
export const filtersOfRule = (rule: PoolRule | null): Record<string, string> =>
  Object.fromEntries(Object.entries(rule ?? {}).map(([key, value]) => [filterName(key), value]));

/** Returns filters as a rule for the API. */
export const ruleOfFilters = (filters: FilterValues): PoolRule =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name === searchName ? name : filterKey(name), value]),
  );

/** The filter with a query in the grammar of the candidate search. */
export const searchTextName = 'search';

/** The search text is separate from the filters. */
const searchName = 'q';

const filterName = (key: string): string => {
  const [, field = key, operator] = /^filter\[([^\]]+)\](?:\[([^\]]+)\])?$/.exec(key) ?? [];
  return operator === undefined ? field : `${field}.${operator}`;
};
