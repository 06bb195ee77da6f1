import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import type { ListName } from '../../core/lists.ts';
import type { CustomFieldEntity } from './custom-fields.schemas.ts';

export const customFilterOperators = ['is', 'not', 'all', 'gte', 'lte'] as const;
export type CustomFilterOperator = (typeof customFilterOperators)[number];

/** A condition of a list on one custom field. */
export interface CustomCondition {
  readonly key: string;
  readonly operator: CustomFilterOperator;
  readonly values: readonly string[];
}

const bounds = limits.customField;
const shape = /^([a-z][a-z0-9]{0,29})(?:\.(not|all|gte|lte))?:([^,:]+)$/;

/**
 * Reads `filter[custom]`: `shirt:m|l,size.gte:5`, each value URL-encoded. Returns null if the
 * syntax is invalid.
 */
export function readCustomFilter(filter: string): CustomCondition[] | null {
  const conditions: CustomCondition[] = [];
  for (const part of filter.split(',')) {
    const [, key, operator, values] = shape.exec(part) ?? [];
    if (!key || !values) return null;
    try {
      conditions.push({
        key,
        operator: (operator ?? 'is') as CustomFilterOperator,
        values: values.split('|').map(decodeURIComponent),
      });
    } catch {
      return null;
    }
  }
  return conditions;
}

/** Writes the text that {@link readCustomFilter} reads. */
export const writeCustomFilter = (conditions: readonly CustomCondition[]): string =>
  conditions
    .map(({ key, operator, values }) => {
      const name = operator === 'is' ? key : `${key}.${operator}`;
      return `${name}:${values.map(encodeURIComponent).join('|')}`;
    })
    .join(',');

/** The list filter by custom fields; only the server knows which fields exist. */
export const customFilterSchema = z
  .string()
  .max(bounds.filter)
  .transform((filter, ctx) => {
    const conditions = readCustomFilter(filter);
    if (conditions && conditions.length <= bounds.conditions) return conditions;
    ctx.addIssue({ code: 'custom', params: { code: 'INVALID_FORMAT' } });
    return z.NEVER;
  });

/** Lists whose rows can have custom fields. */
export const customFieldLists: Partial<Record<ListName, CustomFieldEntity>> = {
  candidates: 'candidate',
  companies: 'company',
  jobs: 'job',
};

/** Returns the column id of a field in a list and its exports. */
export const customColumnId = (key: string): string => `custom${key}`;

/** Checks whether a column can be a custom field; only the server knows which fields exist. */
export const isCustomColumn = (list: ListName, id: string): boolean =>
  customFieldLists[list] !== undefined && /^custom[a-z0-9]+$/.test(id);
