import type { BrowsedField, BrowsedRow, dataBrowserEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { auditAccess } from '../../audit/audit.service.ts';
import { recordId } from '../../db/record-id.ts';
import type { Service } from '../../http/mount.ts';
import type { BrowsableCollection } from '../../data-browser/browsable-collection.ts';
import { describeFields } from './describe-fields.ts';

type Row = Record<string, unknown> & { _id: Types.ObjectId };

const pageSize = 25;
/** Upper bound on the characters shown of a value. */
const maxLetters = 200;

/** Reads documents, newest first. Masked values are not read at all. */
export const readRows =
  (find: (name: string) => BrowsableCollection): Service<typeof dataBrowserEndpoints.rows> =>
  async (ctx, { params, query: { id, before } }) => {
    const collection = find(params.collection);
    const fields = describeFields(collection).filter(
      // The id is shown separately from the values.
      ({ path, masked }) => !masked && path !== '_id',
    );
    const filter = id
      ? { _id: recordId(id) }
      : before
        ? { _id: { $lt: new Types.ObjectId(before) } }
        : {};
    const found = await collection.model
      .find(filter, Object.fromEntries(fields.map(({ path }) => [path, 1])))
      .sort({ _id: -1 })
      .limit(pageSize + 1)
      .lean<Row[]>();
    const rows = found.slice(0, pageSize);
    await auditAccess(ctx, {
      action: 'data.view',
      entity: 'Collection',
      entityId: params.collection,
      changes: [{ path: 'documents', before: null, after: rows.length }],
    });
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => showRow(row, fields)),
      nextBefore: found.length > pageSize && last ? last._id.toHexString() : null,
    };
  };

function showRow(row: Row, fields: readonly BrowsedField[]): BrowsedRow {
  const values = fields.map(({ path, kind }) => [path, showValue(valueAt(row, path), kind)]);
  return { id: row._id.toHexString(), values: Object.fromEntries(values) as BrowsedRow['values'] };
}

const valueAt = (row: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], row);

function showValue(value: unknown, kind: BrowsedField['kind']): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.length}]`;
  if (kind === 'part') return `{${Object.keys(value).length}}`;
  return String(value).slice(0, maxLetters);
}
