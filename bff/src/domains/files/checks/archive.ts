import { Readable } from 'node:stream';
import { RandomAccessReader, fromRandomAccessReaderPromise, type Entry, type ZipFile } from 'yauzl';
import type { FileSource } from './file-source.ts';

/** Reads an archive in place, one slice at a time. */
class SourceReader extends RandomAccessReader {
  readonly #source: FileSource;

  constructor(source: FileSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(slices(this.#source, start, end));
  }
}

const sliceBytes = 256 * 1024;

async function* slices(source: FileSource, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += sliceBytes)
    yield await source.slice(at, Math.min(end, at + sliceBytes));
}

/** Opens an archive; refuses names that lead out of it and wrong sizes. */
export const openArchive = (source: FileSource): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  });

export async function listEntries(archive: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

/**
 * Returns the first unpacked bytes of an entry. With `toTheEnd` the rest is unpacked and discarded,
 * too, and fails if its length differs from the stated one.
 */
export async function startOf(
  archive: ZipFile,
  entry: Entry,
  bytes: number,
  { toTheEnd = false } = {},
): Promise<Buffer> {
  const stream = await archive.openReadStreamPromise(entry);
  const kept: Buffer[] = [];
  let held = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (held < bytes) kept.push(part.subarray(0, bytes - held));
    held += part.length;
    if (held >= bytes && !toTheEnd) break;
  }
  return Buffer.concat(kept);
}
