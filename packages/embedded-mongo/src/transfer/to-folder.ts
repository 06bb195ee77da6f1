import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Document } from 'mongodb';
import type { CollectionContent, Moved } from './collection-content.ts';

/** Canonical extended JSON, which preserves all types. */
export function toExtendedJson(value: Document): string {
  return BSON.EJSON.stringify(value, { relaxed: false });
}

/** Converts a collection or database name to a file name. */
export function fileNameOf(name: string): string {
  return encodeURIComponent(name);
}

/**
 * Writes `DATABASE/COLLECTION.json` with one document per line, as mongoexport does and mongoimport
 * reads, and `DATABASE/COLLECTION.metadata.json` as mongodump does.
 */
export async function toFolder(
  folder: string,
  contents: AsyncIterable<CollectionContent>,
): Promise<Moved> {
  const moved: Moved = { collections: 0, documents: 0 };
  for await (const { database, name, options, indexes, documents } of contents) {
    const inside = join(folder, fileNameOf(database));
    await mkdir(inside, { recursive: true, mode: 0o700 });
    const lines = async function* (): AsyncGenerator<string> {
      for await (const doc of documents) {
        moved.documents++;
        yield `${toExtendedJson(doc)}\n`;
      }
    };
    const metadata = { options, indexes, collectionName: name, type: 'collection' };
    await writeFile(
      join(inside, `${fileNameOf(name)}.metadata.json`),
      `${toExtendedJson(metadata)}\n`,
      { flag: 'wx', mode: 0o600 },
    );
    const file = createWriteStream(join(inside, `${fileNameOf(name)}.json`), {
      flags: 'wx',
      mode: 0o600,
    });
    await pipeline(Readable.from(lines()), file);
    moved.collections++;
  }
  return moved;
}
