import { BSON, type Document, type MongoClient } from 'mongodb';
import type { CollectionContent, Moved } from './collection-content.ts';

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8 * 1024 * 1024;

/**
 * Writes collections, with their options and indexes, to a server. A collection with documents is
 * refused, or replaced with `drop`.
 */
export async function toDatabase(
  client: MongoClient,
  contents: AsyncIterable<CollectionContent>,
  { drop = false }: { drop?: boolean } = {},
): Promise<Moved> {
  const moved: Moved = { collections: 0, documents: 0 };
  for await (const content of contents) {
    moved.documents += await writeCollection(client, content, drop);
    moved.collections++;
  }
  return moved;
}

async function writeCollection(
  client: MongoClient,
  content: CollectionContent,
  drop: boolean,
): Promise<number> {
  const db = client.db(content.database);
  const target = db.collection<Document>(content.name);
  const there = (await db.listCollections({ name: content.name }).toArray()).length > 0;
  if (there && drop) await target.drop();
  else if (there && (await target.findOne({}, { projection: { _id: 1 } })))
    throw new Error(`${content.database}.${content.name} holds documents already; use --drop`);
  if (!there || drop) await db.command({ create: content.name, ...content.options });
  let count = 0;
  for await (const batch of batchesOf(content.documents)) {
    await target.insertMany(batch, { ordered: false });
    count += batch.length;
  }
  const indexes = content.indexes.filter(({ name }) => name !== '_id_').map(withoutVersion);
  if (indexes.length > 0) await db.command({ createIndexes: content.name, indexes });
  return count;
}

/** Fields that only the server that created an index may set. */
function withoutVersion({ v: _v, ns: _ns, ...index }: Document): Document {
  return index;
}

async function* batchesOf(documents: AsyncIterable<Document>): AsyncGenerator<Document[]> {
  let batch: Document[] = [];
  let bytes = 0;
  for await (const doc of documents) {
    const size = BSON.calculateObjectSize(doc);
    if (batch.length === BATCH_DOCUMENTS || (batch.length > 0 && bytes + size > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(doc);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
