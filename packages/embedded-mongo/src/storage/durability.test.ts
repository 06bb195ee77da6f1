import {
  appendFileSync,
  copyFileSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { MongoClient, type Document } from 'mongodb';
import { openServer } from '../server.ts';
import { spawnServer } from '../testing/spawned-server.ts';
import { openTestServer, temporaryFolder } from '../testing/test-server.ts';

function journalOf(dataDir: string): string {
  const name = readdirSync(dataDir)
    .filter((file) => file.endsWith('.log'))
    .sort()
    .at(-1);
  return join(dataDir, name!);
}

describe('durability', () => {
  it('cuts a torn tail and keeps the records before it', async () => {
    const dataDir = temporaryFolder();
    const first = await openServer({ dataDir, socketPath: join(dataDir, 'a.sock') });
    const client = await new MongoClient(first.uri).connect();
    await client
      .db('d')
      .collection('c')
      .insertMany([{ n: 1 }, { n: 2 }]);
    await client.close();
    await first.close();
    appendFileSync(journalOf(dataDir), Buffer.from([200, 0, 0, 0, 1, 2, 3, 4, 200, 0, 0]));
    const second = await openTestServer(dataDir);
    expect(second.server.store.tornBytes).toBe(11);
    expect(await second.client.db('d').collection('c').countDocuments()).toBe(2);
    await second.client.db('d').collection('c').insertOne({ n: 3 });
    await second.client.close();
    await second.server.close();
    const third = await openTestServer(dataDir);
    expect(third.server.store.tornBytes).toBe(0);
    expect(await third.client.db('d').collection('c').countDocuments()).toBe(3);
    await third.close();
  });

  it('refuses to start on damage in the middle', async () => {
    const dataDir = temporaryFolder();
    const first = await openServer({ dataDir, socketPath: join(dataDir, 'a.sock') });
    const client = await new MongoClient(first.uri).connect();
    for (let n = 0; n < 5; n++)
      await client
        .db('d')
        .collection('c')
        .insertOne({ n, text: 'x'.repeat(50) });
    await client.close();
    await first.close();
    const journal = journalOf(dataDir);
    const file = openSync(journal, 'r+');
    writeSync(file, Buffer.from([0xff, 0xff]), 0, 2, Math.floor(statSync(journal).size / 2));
    await expect(openServer({ dataDir, socketPath: join(dataDir, 'a.sock') })).rejects.toThrow(
      /damaged/,
    );
    rmSync(dataDir, { recursive: true });
  });

  it('keeps documents, indexes, sessions and types across a restart and a compaction', async () => {
    const first = await openTestServer();
    const { dataDir, db } = first;
    const collection = db.collection<Document>('c');
    await collection.createIndex({ email: 1 }, { unique: true });
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
    await collection.insertMany(
      Array.from({ length: 3000 }, (_, n) => ({
        _id: n as never,
        email: `e${n}`,
        big: 2n ** 60n,
        at: new Date(),
      })),
    );
    await collection.deleteMany({ _id: { $gte: 2000 as never } });
    await db.collection('gone').insertOne({});
    await db.collection('old').insertOne({ kept: true });
    await db.collection('old').rename('new');
    const writing = (async (): Promise<void> => {
      for (let n = 5000; n < 5050; n++)
        await collection.insertOne({ _id: n as never, email: `e${n}` });
    })();
    await first.server.store.compact();
    await writing;
    await db.dropCollection('gone');
    await first.client.close();
    await first.server.close();
    expect(
      readdirSync(dataDir)
        .filter((name) => /snapshot|journal/.test(name))
        .sort(),
    ).toEqual(['journal-1.log', 'snapshot-1.bson']);

    const second = await openTestServer(dataDir);
    const again = second.db.collection<Document>('c');
    expect(await again.countDocuments()).toBe(2050);
    expect((await again.indexes()).map((index) => index.name)).toEqual(['_id_', 'email_1', 'at_1']);
    await expect(again.insertOne({ email: 'e7' })).rejects.toMatchObject({ code: 11000 });
    const [typed] = await again
      .aggregate([{ $match: { _id: 3 } }, { $project: { t: { $type: '$big' } } }])
      .toArray();
    expect(typed).toEqual({ _id: 3, t: 'long' });
    expect(
      (await second.db.listCollections({}, { nameOnly: true }).toArray())
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['c', 'new']);
    await second.close();
  });

  it('keeps large binaries in segments, across restarts and compactions', async () => {
    const first = await openTestServer();
    const { dataDir } = first;
    const bytes = Buffer.alloc(300_000, 7);
    await first.db.collection<Document>('b').insertMany([
      { _id: 1 as never, bytes },
      { _id: 2 as never, bytes },
    ]);
    expect(statSync(journalOf(dataDir)).size).toBeLessThan(10_000);
    await first.client.close();
    await first.server.close();
    const second = await openTestServer(dataDir);
    const found = await second.db.collection<Document>('b').findOne({ _id: 1 as never });
    expect(
      Buffer.compare(Buffer.from((found!['bytes'] as { buffer: Uint8Array }).buffer), bytes),
    ).toBe(0);
    await second.db.collection('b').deleteMany({});
    await second.server.store.compact();
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.seg'))).toEqual([]);
    await second.close();
  });

  it('leaves no data of deleted documents in the folder if that is requested', async () => {
    const { db, dataDir, ...test } = await openTestServer();
    const c = db.collection<Document>('c');
    const large = (text: string) => Buffer.from(text.repeat(20_000));
    await c.insertMany([
      { _id: 1 as never, text: 'gone-small', bytes: large('gone-large') },
      { _id: 2 as never, text: 'kept-small', bytes: large('kept-large') },
    ]);
    const held = () =>
      readdirSync(dataDir)
        .filter((name) => statSync(join(dataDir, name)).isFile())
        .map((name) => readFileSync(join(dataDir, name), 'latin1'));
    const holds = (text: string) => held().some((content) => content.includes(text));
    await c.deleteOne({ _id: 1 as never });
    expect([holds('gone-small'), holds('gone-large')]).toEqual([true, true]);
    await db.command({ compact: 'c' });
    expect([holds('gone-small'), holds('gone-large')]).toEqual([false, false]);
    expect([holds('kept-small'), holds('kept-large')]).toEqual([true, true]);
    const kept = await c.findOne({ _id: 2 as never });
    expect(Buffer.from((kept!['bytes'] as { buffer: Uint8Array }).buffer)).toEqual(
      large('kept-large'),
    );
    await test.close();
  });

  it('locks the folder, and takes over the lock of a dead process', async () => {
    const dataDir = temporaryFolder();
    const { child, client } = await spawnServer(dataDir);
    const lock = join(dataDir, 'lock');
    copyFileSync(lock, `${lock}.copy`);
    await expect(openServer({ dataDir, socketPath: join(dataDir, 'b.sock') })).rejects.toThrow(
      /in use by process/,
    );
    await client.close();
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    writeFileSync(lock, readFileSync(`${lock}.copy`));
    const taken = await openServer({ dataDir, socketPath: join(dataDir, 'b.sock') });
    await taken.close();
    rmSync(dataDir, { recursive: true });
  });
});
