import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** Maximum inflated size of a document; real ones are far below. */
const maxBytes = 40 * 1024 * 1024;
const maxEntries = 4000;

/**
 * Returns the matching parts of a zipped document as text, ordered by name.
 * @throws if it is not a zip, or inflates beyond the limit
 */
export async function zipParts(bytes: Uint8Array, wanted: RegExp): Promise<Map<string, string>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true });
  const found: [string, string][] = [];
  let budget = maxBytes;
  try {
    let entries = 0;
    for await (const entry of zip.eachEntry()) {
      if ((entries += 1) > maxEntries) throw new Error('Too many parts');
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

/** Counts while it inflates, because the sizes declared by the archive may be false. */
async function inflate(zip: ZipFile, entry: Entry, budget: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > budget) throw new Error('Too large when inflated');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
