import { Readable } from 'node:stream';
import { textCell, type importEndpoints } from '@muster/contracts';
import { stringify } from 'csv-stringify';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import type { StoredFile } from '../../files/api/files.ts';
import { fileOf, rowsOf } from '../request/import-file.ts';
import { ImportRowModel, withIssues } from '../import-row.model.ts';
import { reasonOf } from '../request/import-words.ts';
import type { ImportRecord } from '../import.model.ts';
import { isOver } from '../import.serializer.ts';
import { findImport } from '../imports.policy.ts';

type Asked = Input<typeof importEndpoints.rows>;

/**
 * Returns the skipped rows as they were in the file, with their number and the reason, to be
 * corrected and imported again. They are read from the file again, because they are stored nowhere
 * else.
 */
export async function leftOutRows(
  ctx: RequestContext,
  { params, query }: Asked,
): Promise<FileAnswer> {
  const record = await findImport(ctx.actor, params.id);
  if (!isOver(record) || !record.settings) throw new AppError('NOT_FOUND');
  if (!record.fileId || record.expiresAt <= new Date()) throw new AppError('EXPORT_EXPIRED');
  const file = await fileOf(record);
  const { outcome } = query;
  await transact(ctx, (tx) =>
    audit(tx, {
      action: 'import.download',
      entity: 'import',
      entityId: record._id,
      changes: [{ path: 'rows', before: null, after: outcome }],
    }),
  );
  return {
    name: record.fileName.replace(/\.csv$/i, '') + `-${outcome}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: null,
    body: Readable.from(linesOf(record, file, outcome)).pipe(
      stringify({ bom: true, quoted: true, record_delimiter: 'windows' }),
    ),
  };
}

type Outcome = Asked['query']['outcome'];

/** Candidates who were imported, though not with every cell. */
const warned = { outcome: { $in: ['created', 'updated'] }, ...withIssues } as const;

async function* linesOf(
  record: ImportRecord,
  file: StoredFile,
  outcome: Outcome,
): AsyncGenerator<string[]> {
  const { settings, columns, _id: importId } = record;
  if (!settings) return;
  yield [...columns, 'Row', 'Reason'].map(textCell);
  const left = ImportRowModel.find({ importId, ...(outcome === 'warned' ? warned : { outcome }) })
    .sort({ row: 1 })
    .lean()
    .cursor({ batchSize: 500 });
  let next = await left.next();
  if (!next) return left.close();
  for await (const { row, cells } of rowsOf(file, settings)) {
    if (row !== next.row) continue;
    const padded = columns.map((_column, index) => textCell(cells[index] ?? ''));
    yield [...padded, String(row), reasonOf(next, { columns, mapping: settings.mapping })];
    next = await left.next();
    if (!next) break;
  }
  await left.close();
}
