import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BSON, type Document } from 'mongodb';
import type { CollectionContent } from './collection-content.ts';

const METADATA = '.metadata.json';

/** Yields the collections written by `toFolder`, of one database or of all. */
export async function* fromFolder(
  folder: string,
  database?: string,
): AsyncGenerator<CollectionContent> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!entry.isDirectory()) continue;
    const name = decodeURIComponent(entry.name);
    if (database === undefined || database === name) yield* ofDatabase(folder, entry.name, name);
  }
}

async function* ofDatabase(
  folder: string,
  inside: string,
  database: string,
): AsyncGenerator<CollectionContent> {
  const files = (await readdir(join(folder, inside))).filter((file) => file.endsWith(METADATA));
  for (const file of files.toSorted()) {
    const path = join(folder, inside, file);
    const metadata = parse(await readFile(path, 'utf8'), path);
    yield {
      database,
      name: String(metadata['collectionName']),
      options: (metadata['options'] ?? {}) as Document,
      indexes: (metadata['indexes'] ?? []) as Document[],
      documents: documentsOf(path.replace(METADATA, '.json')),
    };
  }
}

async function* documentsOf(path: string): AsyncGenerator<Document> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() !== '') yield parse(line, `${path}, line ${number}`);
  }
}

function parse(text: string, where: string): Document {
  try {
    return BSON.EJSON.parse(text, { relaxed: false }) as Document;
  } catch (error) {
    throw new Error(`${where} is not extended JSON: ${String(error)}`, { cause: error });
  }
}
