import { readCustomFilter, writeCustomFilter, type CustomCondition } from '@muster/contracts';
import type { FilterValues } from '@muster/ui';

const prefix = 'custom-';

/** The key of a field in the bar of filters. */
export const customBarKey = (key: string): string => `${prefix}${key}`;

/** The filters of an address for the bar: each field of the agency's own with a chip of its own. */
export function spreadCustom({ custom, ...filters }: FilterValues): Record<string, string> {
  const conditions = custom ? readCustomFilter(custom) : [];
  if (conditions === null) return { ...filters, custom: custom ?? '' };
  return {
    ...filters,
    ...Object.fromEntries(
      conditions.map(({ key, operator, values }) => [
        operator === 'is' ? customBarKey(key) : `${customBarKey(key)}.${operator}`,
        values.join(','),
      ]),
    ),
  };
}

/** The other way: all of them in the one filter of the address. */
export function gatherCustom(shown: FilterValues): Record<string, string> {
  const filters: Record<string, string> = {};
  const conditions: CustomCondition[] = [];
  for (const [name, value] of Object.entries(shown)) {
    const [key = '', operator = 'is'] = name.slice(prefix.length).split('.');
    if (!name.startsWith(prefix)) filters[name] = value;
    else if (value !== '')
      conditions.push({
        key,
        operator: operator as CustomCondition['operator'],
        values: value.split(','),
      });
  }
  return conditions.length > 0 ? { ...filters, custom: writeCustomFilter(conditions) } : filters;
}
