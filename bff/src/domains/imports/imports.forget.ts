import { forgetValues } from '../../audit/forget-values.ts';
import { AppError } from '../../http/app-error.ts';
import type { Forget } from '../../personal/forget.ts';
import type { Traces } from '../../personal/traces.ts';
import { findFiles, type StoredFile } from '../files/api/files.ts';
import { UnreadableFile } from './csv/unreadable-file.ts';
import { ImportModel, type ImportRecord } from './import.model.ts';
import { rowsOf } from './request/import-file.ts';
import { giveUpFile } from './run/give-up-file.ts';

/**
 * Deletes files that name the person in a row without a record: not yet imported, refused, or
 * skipped before the record existed.
 */
export const forgetInImports: Forget = async (tx, { pattern }) => {
  const { session } = tx;
  const records = await ImportModel.find({}, null, { session }).lean();
  const files = await findFiles(
    records.flatMap(({ fileId }) => fileId ?? []),
    session,
  );
  const named: ImportRecord[] = [];
  for (const record of records) {
    const file = record.fileId && files.get(record.fileId.toHexString());
    const isNamed =
      pattern.test(record.fileName) ||
      names(pattern, record.columns) ||
      (file && (await isIn(file, record, pattern)));
    if (isNamed) named.push(record);
  }
  for (const record of named) await giveUpFile(tx, record);
  await forgetValues(
    tx,
    'import',
    named.map(({ _id }) => _id),
  );
};

type Pattern = Traces['pattern'];

/** Checks for a name spread over separate cells, in either order. */
const names = (pattern: Pattern, cells: readonly string[]): boolean =>
  [' ', ', '].some((between) => pattern.test(cells.join(between)));

/** Checks whether a row of the file names the person; an unreadable file counts as naming them. */
async function isIn(file: StoredFile, record: ImportRecord, pattern: Pattern): Promise<boolean> {
  try {
    for await (const { cells } of rowsOf(file, record)) if (names(pattern, cells)) return true;
    return false;
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof AppError) return true;
    throw error;
  }
}
