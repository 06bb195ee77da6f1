import {
  customColumnId,
  customValueWords,
  type CustomFieldEntity,
  type CustomRowValues,
  type ExportColumn,
  type ExportValue,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { CustomFieldRecord } from './custom-field.model.ts';
import { CustomValuesModel, type CustomValuesRecord } from './custom-values.model.ts';
import { fieldsFor } from './visible-fields.ts';

/** Returns the custom values visible to the actor, for the rows of a page. */
export async function customOfRows(
  actor: Actor,
  entity: CustomFieldEntity,
  ids: readonly Types.ObjectId[],
): Promise<(id: Types.ObjectId) => { custom?: CustomRowValues }> {
  // Counts have no rows.
  if (ids.length === 0) return () => ({});
  const fields = await fieldsFor(actor, entity);
  if (fields.length === 0) return () => ({});
  const held = await CustomValuesModel.find(
    { entity, recordId: { $in: ids }, deletedAt: null },
    { recordId: 1, values: 1 },
  ).lean();
  const byRecord = new Map(held.map(({ recordId, values }) => [recordId.toHexString(), values]));
  return (id) => ({ custom: valuesByKey(fields, byRecord.get(id.toHexString()) ?? {}) });
}

const valuesByKey = (
  fields: readonly CustomFieldRecord[],
  values: CustomValuesRecord['values'],
): CustomRowValues =>
  Object.fromEntries(
    fields.flatMap(({ _id, key }) => {
      const value = values[_id.toHexString()] ?? null;
      return value === null ? [] : [[key, value]];
    }),
  );

/** Returns the custom-field columns of a list's export. Fields of some roles only need all rows. */
export const customColumns =
  (entity: CustomFieldEntity) =>
  async (actor: Actor): Promise<ExportColumn[]> => {
    const isUnbound = actor.scopeOf('export.create') === 'all';
    const fields = await fieldsFor(actor, entity);
    return fields.filter(({ roles }) => roles === null || isUnbound).map(columnOf);
  };

const columnOf = (field: CustomFieldRecord): ExportColumn => ({
  id: customColumnId(field.key),
  header: field.label,
  of: customColumnId(field.key),
  value: (row): ExportValue => {
    const value = (row as { custom?: CustomRowValues }).custom?.[field.key];
    if (value === undefined) return null;
    // Numbers and booleans are cells of their own type.
    if (typeof value === 'number' || typeof value === 'boolean') return value;
    if (!Array.isArray(value)) return customValueWords(field, value, words);
    return value.map((one) => customValueWords({ ...field, type: 'select' }, one, words));
  },
});
const words = { yes: 'yes', no: 'no' };
