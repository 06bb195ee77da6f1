import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportDelimiter, ImportEncoding } from '@muster/contracts';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from './unreadable-file.ts';

/** The format in which a file is read. */
export interface CsvFormat {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
}

/** A row with its number in a spreadsheet: the header is row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: string[];
}

/** Longer than any real row; limits how much an unclosed quotation mark can consume. */
const maxBytesOfRow = 200_000;
/** Upper bound on the bytes read per turn of the event loop. */
const sliceBytes = 32 * 1024;

interface Parsed {
  readonly record: string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/**
 * Yields the rows of a file in order, the header first, with at most a slice in memory. Blank lines
 * count as rows and are skipped, as in a spreadsheet.
 * @throws UnreadableFile with the row where reading failed
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
  // The loop below reports errors; this prevents an unhandled rejection.
  feeding.catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>)
      yield { row: rowOf(info), cells: record };
  } catch (error) {
    // The parser counts rows that it has read but not yet yielded.
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
