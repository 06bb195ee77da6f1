import { MongoClient, type Document } from 'mongodb';
import type { Place } from './conformance-case.ts';

const TYPED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** An embedded server with a client of its own. */
export interface Embedded {
  client: MongoClient;
  close(): Promise<void>;
}

/** The server the suite runs on: the embedded one, or the one that `MONGODB_URI` names. */
export interface ServerUnderTest {
  /** A collection of its own for the next case. */
  place(): Place;
  close(): Promise<void>;
}

/** The real server to test, a replica set; without it the embedded one is tested. */
export const REAL_SERVER = process.env['MONGODB_URI'];

/** Connects; on a real server the suite works in a database of its own and drops it at the end. */
export async function connect(openEmbedded: () => Promise<Embedded>): Promise<ServerUnderTest> {
  const own = REAL_SERVER ? undefined : await openEmbedded();
  const client = own?.client ?? (await new MongoClient(REAL_SERVER!).connect());
  const database = `conformance_${process.pid}`;
  const db = client.db(database);
  let count = 0;
  return {
    place: () => {
      const collection = `c${count++}`;
      const command: Place['command'] = (body, session) =>
        db.command(body, session ? { ...TYPED, session } : TYPED);
      return {
        client,
        database,
        collection,
        command,
        contents: async () => {
          const reply = await command({ find: collection, sort: { _id: 1 }, batchSize: 1000 });
          return (reply['cursor'] as Document)['firstBatch'] as Document[];
        },
      };
    },
    close: async () => {
      if (own) return own.close();
      await db.dropDatabase();
      await client.close();
    },
  };
}
