import type { Document, MongoClient } from 'mongodb';
import { TYPED, type CollectionContent } from './collection-content.ts';

const OWN = new Set(['admin', 'local', 'config']);

/** Yields the collections of one database of a server, or of all except the server's own. */
export async function* fromDatabase(
  client: MongoClient,
  database?: string,
): AsyncGenerator<CollectionContent> {
  const names = database ? [database] : await databaseNames(client);
  for (const name of names) {
    const db = client.db(name);
    const listed = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
    for (const collection of listed.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (collection.name.startsWith('system.')) continue;
      const source = db.collection<Document>(collection.name);
      yield {
        database: name,
        name: collection.name,
        options: collection.options ?? {},
        indexes: (await source.listIndexes(TYPED).toArray()) as Document[],
        documents: source.find({}, TYPED),
      };
    }
  }
}

async function databaseNames(client: MongoClient): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name).filter((name) => !OWN.has(name));
}
