import { readCustomFilter, writeCustomFilter, type CustomCondition } from '@muster/contracts';
import type { FilterValues } from '@muster/ui';

const prefix = 'custom-';

/** Returns the key of a custom field in the filter bar. */
export const customBarKey = (key: string): string => `${prefix}${key}`;

/** Splits the filters of an address for the bar, so that each custom field has its own chip. */
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

/** Joins them again into the one filter of the address. */
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
