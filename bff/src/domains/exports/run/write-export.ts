import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportColumn } from '@muster/contracts';
import { stringify } from 'csv-stringify';
import type { ListSource, ReaderContext } from '../../../lists/list-source.ts';
import { cellsOf } from './export-cells.ts';
import { writeFile } from './export-files.ts';
import { columnsFor, maxRows, pageQuery } from '../request/export-request.ts';
import type { ExportRecord } from '../export.model.ts';

/** The progress shown on screens. */
export interface Progress {
  rowsDone: number;
  rowsTotal: number | null;
  truncated: boolean;
  bytes: number;
}

interface Writing {
  readonly source: ListSource;
  readonly reader: ReaderContext;
  readonly record: ExportRecord;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Pause after a page relative to the time spent on it, because requests have priority. */
const restPerWork = 1;

/**
 * Writes the list into the export's file: page by page through the list's own service, as CSV (RFC
 * 4180, CRLF, UTF-8 with a byte order mark), with at most one page in memory. If a row changes
 * meanwhile, the file may contain it as before or after the change.
 */
export async function writeExport(writing: Writing): Promise<void> {
  const { source, reader, record, progress, signal } = writing;
  if (!record.fileId) throw new Error('An export is written without a file');
  const columns = await columnsFor(reader.actor, source, record.columns);
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      progress.bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(
    Readable.from(cellRows(columns, writing)),
    stringify({ bom: true, quoted: true, record_delimiter: 'windows' }),
    counted,
    writeFile(record.fileId, record.fileName),
    { signal },
  );
}

async function* cellRows(
  columns: readonly ExportColumn[],
  writing: Writing,
): AsyncGenerator<string[]> {
  yield columns.map(({ header }) => header);
  for await (const rows of pages(writing)) for (const row of rows) yield cellsOf(columns, row);
}

/** Yields the rows page by page, up to the limit. They are counted once, with the first page. */
async function* pages({
  source,
  reader,
  record,
  progress,
  signal,
}: Writing): AsyncGenerator<readonly object[]> {
  const query = pageQuery(source, reader, record);
  let cursor: string | null = null;
  do {
    const begin = performance.now();
    const isFirst: boolean = cursor === null;
    const { data, page }: Awaited<ReturnType<ListSource['read']>> = await source.read(
      reader,
      isFirst ? query : { ...query, cursor },
      { countUpTo: isFirst ? maxRows : 0, among: record.among, except: record.except },
    );
    if (isFirst) {
      progress.rowsTotal = page.total;
      progress.truncated = page.totalIsCapped;
    }
    const rows = data.slice(0, maxRows - progress.rowsDone);
    progress.rowsDone += rows.length;
    yield rows;
    cursor = progress.rowsDone < maxRows ? page.nextCursor : null;
    await turn();
    await wait((performance.now() - begin) * restPerWork, undefined, { signal });
  } while (cursor !== null);
  // Corrects for rows added or removed since they were counted.
  progress.rowsTotal = progress.rowsDone;
}
