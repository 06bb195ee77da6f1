import type { ClientSession } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import { findFiles, readFileRange, type StoredFile } from '../../files/api/files.ts';
import { readCsv, type CsvFormat, type CsvRow } from '../csv/read-csv.ts';
import type { ImportRecord } from '../import.model.ts';

/** Reads the first `max` bytes of a file. */
export const bytesOf = (file: StoredFile, max = file.size): AsyncIterable<Buffer> =>
  readFileRange(file, { start: 0, end: Math.min(max, file.size) - 1 });

/** Returns the file of an import. @throws AppError GONE if its rows were deleted */
export async function fileOf(
  { fileId }: Pick<ImportRecord, 'fileId'>,
  session: ClientSession | null = null,
): Promise<StoredFile> {
  const file = fileId && (await findFiles([fileId], session)).get(fileId.toHexString());
  if (!file) throw new AppError('GONE');
  return file;
}

/** Yields the rows after the header; `onBytes` receives how much of the file was read. */
export async function* rowsOf(
  file: StoredFile,
  format: CsvFormat,
  onBytes: (read: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  let isHeader = true;
  for await (const row of readCsv(counted(bytesOf(file), onBytes), format)) {
    if (!isHeader) yield row;
    isHeader = false;
  }
}

async function* counted(
  bytes: AsyncIterable<Buffer>,
  onBytes: (read: number) => void,
): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const piece of bytes) {
    read += piece.length;
    onBytes(read);
    yield piece;
  }
}
