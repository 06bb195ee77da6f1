import { fromBuffer } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';

/** What a document may grow to when it is inflated; a real one is far below. */
const mostBytes = 40 * 1024 * 1024;
const mostEntries = 4000;

/**
 * The parts of a zipped document whose names match, as text, in the order of their names.
 * @throws for what is no zip, or inflates beyond the limit.
 */
export async function zipParts(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const zip = await open(bytes);
  const found: [string, string][] = [];
  let budget = mostBytes;
  try {
    let entries = 0;
    for await (const entry of entriesOf(zip)) {
      if ((entries += 1) > mostEntries) throw new Error('Too many parts');
      if (!wanted.test(entry.fileName)) continue;
      const content = await inflate(zip, entry, budget);
      budget -= content.length;
      found.push([entry.fileName, content.toString('utf8')]);
    }
  } finally {
    zip.close();
  }
  return new Map(found.toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
}

const open = (bytes: Uint8Array) =>
  new Promise<ZipFile>((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    fromBuffer(buffer, { lazyEntries: true }, (error, zip) => (zip ? resolve(zip) : reject(error)));
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      zip.removeAllListeners();
      zip.once('entry', resolve);
      zip.once('end', () => resolve(null));
      zip.once('error', reject);
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

/** Counts while it inflates: what the archive says about its sizes may be a lie. */
function inflate(zip: ZipFile, entry: Entry, budget: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error);
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > budget) stream.destroy(new Error('Too large when inflated'));
        else chunks.push(chunk);
      });
      stream.on('end', () => resolve(Buffer.concat(chunks)));
      stream.on('error', reject);
    });
  });
}
