import {
  dateSchema,
  filterKey,
  type CustomCondition,
  type CustomFieldEntity,
  type CustomFieldType,
} from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { contains } from '../../db/fold-text.ts';
import { AppError } from '../../http/app-error.ts';
import type { CustomFieldRecord } from './custom-field.model.ts';
import { CustomValuesModel, type CustomValuesRecord } from './custom-values.model.ts';
import { fieldsFor } from './visible-fields.ts';

type Filter = QueryFilter<CustomValuesRecord>;
type ById = { _id: { $in: Types.ObjectId[] } | { $nin: Types.ObjectId[] } };

/** URL parameter of a list's filter by custom fields. */
export const customFilterKey = filterKey('custom');

/**
 * Returns the filters for a list's conditions on custom fields.
 * @throws AppError INVALID_FILTER for a hidden or missing field, and for a condition that the
 *   field does
 * not support
 */
export async function customParts(
  actor: Actor,
  entity: CustomFieldEntity,
  conditions: readonly CustomCondition[] | undefined,
): Promise<ById[]> {
  if (!conditions) return [];
  const fields = new Map((await fieldsFor(actor, entity)).map((field) => [field.key, field]));
  const asked = conditions.map((condition) => {
    const field = fields.get(condition.key);
    const value = field && valueFilter(field, condition);
    if (!value) throw new AppError('INVALID_FILTER', { context: { key: customFilterKey } });
    return { operator: condition.operator, filter: { [`values.${String(field._id)}`]: value } };
  });
  const having = asked.filter(({ operator }) => operator !== 'not').map(({ filter }) => filter);
  const without = asked.filter(({ operator }) => operator === 'not').map(({ filter }) => filter);
  const [some, others] = await Promise.all([
    having.length > 0 ? recordsWith(entity, { $and: having }) : null,
    without.length > 0 ? recordsWith(entity, { $or: without }) : null,
  ]);
  return [
    ...(some ? [{ _id: { $in: some } }] : []),
    // Records without any values match, too.
    ...(others ? [{ _id: { $nin: others } }] : []),
  ];
}

async function recordsWith(entity: CustomFieldEntity, filter: Filter): Promise<Types.ObjectId[]> {
  const found = await CustomValuesModel.find(
    { $and: [{ entity, deletedAt: null }, filter] },
    { recordId: 1 },
  ).lean();
  return found.map(({ recordId }) => recordId);
}

type Ask = (condition: CustomCondition, field: CustomFieldRecord) => object | null;

const byText: Ask = ({ operator, values }) =>
  operator === 'is' ? { $regex: contains(values.join(',')) } : null;

/** From or up to a bound, inclusive. */
const between =
  (read: (value: string) => string | number | null): Ask =>
  ({ operator, values: [value = '', ...more] }) => {
    const bound = more.length > 0 ? null : read(value);
    if (bound === null || (operator !== 'gte' && operator !== 'lte')) return null;
    return { $ne: null, [`$${operator}`]: bound };
  };

const ofChoices: Ask = ({ operator, values }, { type, choices }) => {
  if (!values.every((value) => choices.some(({ id }) => id === value))) return null;
  if (operator === 'is' || operator === 'not') return { $in: values };
  return operator === 'all' && type === 'multiSelect' ? { $all: values } : null;
};

const asks: Readonly<Record<CustomFieldType, Ask>> = {
  text: byText,
  longText: byText,
  url: byText,
  number: between((value) => (Number.isFinite(Number(value)) ? Number(value) : null)),
  date: between((value) => (dateSchema.safeParse(value).success ? value : null)),
  yesNo: ({ operator, values: [value, ...more] }) =>
    operator === 'is' && more.length === 0 && (value === 'true' || value === 'false')
      ? { $eq: value === 'true' }
      : null,
  select: ofChoices,
  multiSelect: ofChoices,
};

const valueFilter = (field: CustomFieldRecord, condition: CustomCondition): object | null =>
  asks[field.type](condition, field);
