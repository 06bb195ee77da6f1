import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, type Document } from 'mongodb';
import { encode } from '../bson/encode.ts';
import { openTestServer, temporaryFolder } from '../testing/test-server.ts';
import { FILE_HEADER, FRAME_HEADER } from './frame.ts';
import { FrameReader } from './frame-reader.ts';
import { Store } from './store.ts';

const DOCUMENTS = 12;

/** Creates a folder with a snapshot, a later journal, and a segment. */
async function makeFolder(clean: boolean): Promise<string> {
  const { server, client, db, dataDir } = await openTestServer();
  const collection = db.collection<Document>('c');
  await collection.createIndex({ n: 1 }, { unique: true });
  await collection.insertOne({ _id: 0 as never, n: 0, bytes: new Binary(Buffer.alloc(66_000, 3)) });
  for (let n = 1; n < DOCUMENTS / 2; n++) await collection.insertOne({ _id: n as never, n });
  await server.store.compact();
  for (let n = DOCUMENTS / 2; n < DOCUMENTS; n++)
    await collection.insertOne({ _id: n as never, n });
  await client.close();
  const copy = temporaryFolder();
  // Before closing, the journal has no end mark, as after a killed server.
  if (!clean) cpSync(dataDir, copy, { recursive: true, filter: isData });
  await server.close();
  if (clean) cpSync(dataDir, copy, { recursive: true, filter: isData });
  rmSync(dataDir, { recursive: true });
  return copy;
}

function isData(path: string): boolean {
  return statSync(path).isDirectory() || /\.(log|bson|seg)$/.test(path);
}

/** Returns all content of a store, including large binaries, as bytes. */
async function contentOf(folder: string): Promise<string[]> {
  const store = new Store(folder);
  try {
    return [...(store.find('test', 'c')?.records.values() ?? [])].map(({ doc }) =>
      encode(doc ?? {}).toString('base64'),
    );
  } finally {
    await store.close();
  }
}

/** Opens a copy of a folder with one flipped bit in one file. */
async function withFlip(
  folder: string,
  file: string,
  byte: number,
  bit: number,
): Promise<string[] | 'refused'> {
  const copy = temporaryFolder();
  try {
    cpSync(folder, copy, { recursive: true });
    const bytes = readFileSync(join(copy, file));
    bytes[byte]! ^= 1 << bit;
    writeFileSync(join(copy, file), bytes);
    return await contentOf(copy);
  } catch (error) {
    const { message } = error as Error;
    const said = [`${file} is damaged at byte`, `embedded-mongo repair --data ${copy}`];
    if (!said.every((part) => message.includes(part))) throw error;
    return 'refused';
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Returns every byte of headers and a sample of the rest. */
function bytesToFlip(path: string, step: number): number[] {
  const { size } = statSync(path);
  const kind = path.endsWith('.log') ? 'journal' : 'snapshot';
  const reader = new FrameReader(path, kind, Number(/-(\d+)\./.exec(path)![1]));
  const chosen = new Set(Array.from({ length: FILE_HEADER }, (_, at) => at));
  for (let found = reader.frameAt(reader.start); found; found = reader.frameAt(found.end))
    for (let at = 0; at < FRAME_HEADER; at++) chosen.add(found.at + at);
  reader.close();
  for (let at = 0; at < size; at += step) chosen.add(at);
  return [...chosen].filter((at) => at < size);
}

describe('a flipped bit', () => {
  it('is refused anywhere in a folder that was closed', async () => {
    const folder = await makeFolder(true);
    const whole = await contentOf(folder);
    expect(whole).toHaveLength(DOCUMENTS);
    for (const file of ['snapshot-1.bson', 'journal-1.log']) {
      const path = join(folder, file);
      const mark = endOfRecords(path);
      const bytes = bytesToFlip(path, 17);
      expect(bytes.length).toBeGreaterThan(FILE_HEADER);
      for (const byte of bytes) {
        const found = await withFlip(folder, file, byte, byte % 8);
        // The end mark contains no data: losing it loses nothing.
        const harmless = file.startsWith('journal') && byte >= mark;
        expect({ file, byte, found }).toEqual({ file, byte, found: harmless ? whole : 'refused' });
      }
    }
    rmSync(folder, { recursive: true });
  });

  it('in the last record of a killed server drops that record and nothing else', async () => {
    const folder = await makeFolder(false);
    const other = temporaryFolder();
    cpSync(folder, other, { recursive: true });
    const whole = await contentOf(other);
    rmSync(other, { recursive: true });
    const { last, bytes } = lastFrame(join(folder, 'journal-1.log'));
    expect(bytes.length).toBeGreaterThan(0);
    for (const byte of bytes) {
      const found = await withFlip(folder, 'journal-1.log', byte, byte % 8);
      expect({ byte, found }).toEqual({ byte, found: whole.slice(0, -1) });
    }
    for (let byte = FILE_HEADER; byte < last; byte += 17)
      expect(await withFlip(folder, 'journal-1.log', byte, byte % 8)).toBe('refused');
    rmSync(folder, { recursive: true });
  });

  it('in a large binary fails the read and leaves the rest', async () => {
    const folder = await makeFolder(true);
    const segment = readdirSync(folder).find((name) => name.endsWith('.seg'))!;
    const { size } = statSync(join(folder, segment));
    for (const byte of [0, 1, Math.floor(size / 2), size - 1])
      expect(await withFlip(folder, segment, byte, byte % 8)).toBe('refused');
    const bytes = readFileSync(join(folder, segment));
    bytes[100]! ^= 4;
    writeFileSync(join(folder, segment), bytes);
    const { db, close } = await openTestServer(folder);
    await expect(db.collection('c').findOne({ _id: 0 as never })).rejects.toMatchObject({
      code: 301,
      codeName: 'DataCorruptionDetected',
    });
    expect(await db.collection('c').countDocuments({ n: { $gt: 0 } })).toBe(DOCUMENTS - 1);
    await close();
  });

  it.each([
    ['a snapshot without its last bytes', 'snapshot-1.bson', -1],
    ['a snapshot without its last record', 'snapshot-1.bson', -30],
    ['a missing journal', 'journal-1.log', 0],
    ['a missing snapshot', 'snapshot-1.bson', 0],
    ['a segment without its last byte', 'blobs-1.seg', -1],
    ['a missing segment', 'blobs-1.seg', 0],
  ])('%s is refused', async (_what, file, end) => {
    const folder = await makeFolder(true);
    const path = join(folder, file);
    if (end === 0) rmSync(path);
    else writeFileSync(path, readFileSync(path).subarray(0, end));
    await expect(contentOf(folder)).rejects.toThrow(/is damaged at byte/);
    rmSync(folder, { recursive: true });
  });
});

function framesOf(path: string): { at: number; end: number }[] {
  const reader = new FrameReader(path, 'journal', 1);
  const frames: { at: number; end: number }[] = [];
  for (let found = reader.frameAt(reader.start); found; found = reader.frameAt(found.end))
    frames.push({ at: found.at, end: found.end });
  reader.close();
  return frames;
}

function endOfRecords(path: string): number {
  return path.endsWith('.log') ? framesOf(path).at(-1)!.at : 0;
}

function lastFrame(path: string): { last: number; bytes: number[] } {
  const { at, end } = framesOf(path).at(-1)!;
  return { last: at, bytes: Array.from({ length: end - at }, (_, byte) => at + byte) };
}
