import { filterKey, type PoolRule } from '@muster/contracts';
import type { FilterValues } from '@muster/ui';

/** The rule of a pool as a bar of filters has it: `filter[skill][all]` is `skill.all` there. */
export const filtersOfRule = (rule: PoolRule | null): Record<string, string> =>
  Object.fromEntries(Object.entries(rule ?? {}).map(([key, value]) => [filterName(key), value]));

/** Filters as the rule that the API takes. */
export const ruleOfFilters = (filters: FilterValues): PoolRule =>
  Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name === searchName ? name : filterKey(name), value]),
  );

/** The query in the grammar of the candidate search, as the rule's filters have it. */
export const searchTextName = 'search';

/** Words to search by stand beside the filters. */
const searchName = 'q';

const filterName = (key: string): string => {
  const [, field = key, operator] = /^filter\[([^\]]+)\](?:\[([^\]]+)\])?$/.exec(key) ?? [];
  return operator === undefined ? field : `${field}.${operator}`;
};
