import { MongoClient, type Document } from 'mongodb';
import type { Place } from './conformance-case.ts';

const TYPED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

/** An embedded server with its own client. */
export interface Embedded {
  client: MongoClient;
  close(): Promise<void>;
}

/** The tested server: the embedded one, or the one named by `MONGODB_URI`. */
export interface ServerUnderTest {
  /** Returns a separate collection for the next case. */
  place(): Place;
  close(): Promise<void>;
}

/** The real server to test, a replica set; otherwise the embedded one is tested. */
export const REAL_SERVER = process.env['MONGODB_URI'];

/** Connects; on a real server the suite uses a separate database and drops it at the end. */
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
