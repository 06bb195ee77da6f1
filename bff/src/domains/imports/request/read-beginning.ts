import { limits } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';
import type { StoredFile } from '../../files/api/files.ts';
import { detectDelimiter } from '../../../csv/detect-delimiter.ts';
import { readCsv, type CsvFormat } from '../csv/read-csv.ts';
import { UnreadableFile } from '../csv/unreadable-file.ts';
import { bytesOf } from './import-file.ts';

/** Enough for the rows shown in the preview. */
const beginningBytes = 512 * 1024;
/** Bytes used to detect the delimiter. */
const sampleBytes = 64 * 1024;

/** Detects the delimiter of a file with a known encoding. */
export async function delimiterOf(
  file: StoredFile,
  encoding: CsvFormat['encoding'],
): Promise<CsvFormat['delimiter']> {
  const decoder = new TextDecoder(encoding);
  let sample = '';
  for await (const piece of bytesOf(file, sampleBytes))
    sample += decoder.decode(piece, { stream: true });
  return detectDelimiter(sample);
}

interface Beginning {
  readonly headers: string[];
  readonly rows: string[][];
  /** Whether the file ends before its first row. */
  readonly isHeaderAlone: boolean;
}

/**
 * Reads the header and the first rows of a file, as many as the preview shows.
 * @throws AppError VALIDATION_FAILED for a file without a header or with too many columns
 */
export async function readBeginning(file: StoredFile, format: CsvFormat): Promise<Beginning> {
  const found: string[][] = [];
  let isBroken = false;
  try {
    for await (const { cells } of readCsv(bytesOf(file, beginningBytes), format)) {
      found.push(cells);
      if (found.length > limits.import.preview) break;
    }
  } catch (error) {
    // The check reports the unreadable row with its number.
    if (!(error instanceof UnreadableFile)) throw error;
    isBroken = true;
  }
  const [headers = [], ...rows] = found;
  if (headers.every((header) => header === '')) throw invalidField('fileId', 'INVALID_FORMAT');
  if (headers.length > limits.import.columns)
    throw invalidField('fileId', 'TOO_MANY', { max: limits.import.columns });
  const isHeaderAlone = rows.length === 0 && !isBroken;
  return { headers, isHeaderAlone, rows: rows.map((cells) => cells.slice(0, headers.length)) };
}
