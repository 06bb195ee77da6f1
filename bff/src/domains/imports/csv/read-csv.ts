import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportDelimiter, ImportEncoding } from '@muster/contracts';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './unreadable-file.ts';

/** How a file is to be read. */
export interface CsvFormat {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
}

/** A row with the number that a spreadsheet gives it: the header is row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: string[];
}

/** Longer than any row of people; a quotation mark that is never closed takes in no more. */
const maxBytesOfRow = 200_000;
/** A turn of the event loop reads no more than this. */
const sliceBytes = 32 * 1024;

interface Parsed {
  readonly record: string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/**
 * The rows of a file one after the other, the header first; never more of it in memory than a
 * slice. Blank lines count as rows and are left out, as in a spreadsheet.
 * @throws UnreadableFile with the row where it could not go on
 */
export async function* readCsv(
  bytes: AsyncIterable<Buffer>,
  { encoding, delimiter }: CsvFormat,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: maxBytesOfRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const feeding = pipeline(Readable.from(slicedText(bytes, encoding)), parser);
  // What goes wrong is told by the reading below; this only keeps it from being told twice.
  feeding.catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield { row: rowOf(info), cells: record };
  } catch (error) {
    // It counts what it had read, though not all of that was handed out.
    throw error instanceof CsvError ? new UnreadableFile(rowOf(parser.info) + 1, error) : error;
  } finally {
    parser.destroy();
    await feeding.catch(() => undefined);
  }
}

const rowOf = ({ records, empty_lines: blank }: Parsed['info']): number => records + blank;

async function* slicedText(
  bytes: AsyncIterable<Buffer>,
  encoding: ImportEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes)
    for (let at = 0; at < piece.length; at += sliceBytes)
      yield decoder.decode(piece.subarray(at, at + sliceBytes), { stream: true });
  yield decoder.decode();
}
