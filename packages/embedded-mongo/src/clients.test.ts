import { once } from 'node:events';
import { MongoClient, GridFSBucket, type Document } from 'mongodb';
import { openServer } from './server.ts';
import { expireDocuments } from './transactions/ttl.ts';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
});
afterAll(() => test.close());

describe('the driver', () => {
  it('stores and reads a file with GridFS, in order and in part', async () => {
    const bucket = new GridFSBucket(test.db, { chunkSizeBytes: 100_000 });
    const bytes = Buffer.from(Array.from({ length: 350_000 }, (_, at) => (at * 31) % 251));
    const upload = bucket.openUploadStream('cv.pdf', { metadata: { owner: 1 } });
    upload.end(bytes);
    await once(upload, 'finish');
    const read = async (options?: { start: number; end: number }): Promise<Buffer> => {
      const parts: Buffer[] = [];
      for await (const part of bucket.openDownloadStream(upload.id, options))
        parts.push(part as Buffer);
      return Buffer.concat(parts);
    };
    expect((await read()).equals(bytes)).toBe(true);
    expect(
      (await read({ start: 90_000, end: 210_000 })).equals(bytes.subarray(90_000, 210_000)),
    ).toBe(true);
    expect(await bucket.find({ 'metadata.owner': 1 }).toArray()).toHaveLength(1);
    await bucket.delete(upload.id);
    expect(await test.db.collection('fs.chunks').countDocuments()).toBe(0);
  });

  it('walks cursors in batches and closes them', async () => {
    const collection = test.db.collection<Document>('cursor');
    await collection.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const cursor = collection.find().sort({ n: 1 }).batchSize(7);
    const numbers: unknown[] = [];
    for await (const doc of cursor) numbers.push(doc['n']);
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, n) => n));
    const partial = collection.find().batchSize(2);
    await partial.next();
    const id = partial.id!;
    await partial.close();
    await expect(test.db.command({ getMore: id, collection: 'cursor' })).rejects.toMatchObject({
      code: 43,
    });
    expect(await collection.find().limit(5).batchSize(2).toArray()).toHaveLength(5);
  });

  it('deletes expired documents', async () => {
    const collection = test.db.collection<Document>('ttl');
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const now = Date.now();
    await collection.insertMany([
      { n: 1, at: new Date(now - 120_000) },
      { n: 2, at: new Date(now) },
      { n: 3 },
      { n: 4, at: 'never' },
      { n: 5, at: [new Date(now), new Date(now - 70_000)] },
    ]);
    await expireDocuments(test.server.store);
    expect(
      (await collection.find().sort({ n: 1 }).toArray()).map((doc) => doc['n'] as unknown),
    ).toEqual([2, 3, 4]);
  });

  it('manages indexes: names, equivalents and conflicts', async () => {
    const collection = test.db.collection<Document>('indexes');
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collection.createIndex({ a: 1 })).toBe('a_1');
    expect(await collection.createIndex({ a: 1 })).toBe('a_1');
    await expect(collection.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({
      code: 85,
    });
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({
      code: 86,
    });
    await expect(collection.createIndex({ a: 1 }, { sparse: true })).rejects.toMatchObject({
      code: 86,
    });
    await expect(collection.createIndex({ a: 'text' })).rejects.toMatchObject({ code: 238 });
    await expect(
      collection.createIndex({ a: 1 }, { collation: { locale: 'en' } }),
    ).rejects.toMatchObject({ code: 238 });
    await expect(collection.dropIndex('nothing')).rejects.toMatchObject({ code: 27 });
    await collection.dropIndex('a_1');
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('enforces unique keys: sparse, partial, compound, through arrays', async () => {
    const collection = test.db.collection<Document>('unique');
    await collection.createIndex({ s: 1 }, { unique: true, sparse: true });
    await collection.createIndex(
      { p: 1 },
      { unique: true, partialFilterExpression: { active: true } },
    );
    await collection.createIndex({ t: 1, c: 1 }, { unique: true, sparse: true });
    await collection.createIndex({ 'k.a': 1, 'k.b': 1 }, { unique: true, sparse: true });
    await collection.insertMany([
      {},
      {},
      { s: 1 },
      { p: 1 },
      { p: 1, active: true },
      { t: 1, c: 1 },
      { t: 1, c: 2 },
    ]);
    await expect(collection.insertOne({ s: 1 })).rejects.toMatchObject({ code: 11000 });
    await expect(collection.insertOne({ p: 1, active: true })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(collection.insertOne({ t: 1, c: 2 })).rejects.toMatchObject({
      code: 11000,
      keyValue: { t: 1, c: 2 },
    });
    await expect(collection.updateMany({ p: 1 }, { $set: { active: true } })).rejects.toMatchObject(
      { code: 11000 },
    );
    await collection.insertOne({
      k: [
        { a: 1, b: 1 },
        { a: 2, b: 2 },
      ],
    });
    // The pair belongs to one element: 1 and 2 never occurred together.
    await collection.insertOne({ k: [{ a: 1, b: 2 }] });
    await expect(collection.insertOne({ k: [{ a: 2, b: 2 }] })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('answers unknown commands in the shape of MongoDB', async () => {
    await expect(test.db.command({ nothing: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
    await expect(test.db.command({ find: 'c', foo: 1 })).rejects.toMatchObject({ code: 40415 });
    await expect(
      test.db
        .collection('c')
        .find({}, { collation: { locale: 'en', strength: 3 } })
        .toArray(),
    ).rejects.toMatchObject({ code: 238 });
    await expect(test.db.watch().next()).rejects.toMatchObject({ code: 238 });
    await expect(
      test.db.createCollection('capped', { capped: true, size: 1000 }),
    ).rejects.toMatchObject({ code: 238 });
    await expect(
      test.db
        .collection('c')
        .insertOne({ a: Array.from({ length: 17 }, () => 'x'.repeat(1024 * 1024)) }),
    ).rejects.toThrow();
    await expect(test.db.command({ dropIndexes: 'missing', index: '*' })).rejects.toMatchObject({
      code: 26,
    });
    await expect(test.db.collection('c').insertOne({ _id: [1] as never })).rejects.toMatchObject({
      code: 53,
    });
  });

  it('renames, lists and drops collections and databases', async () => {
    const db = test.client.db('catalog');
    await db.createCollection('a');
    await expect(db.createCollection('a')).rejects.toMatchObject({ code: 48 });
    await db.collection('a').rename('b');
    expect((await db.listCollections().toArray()).map(({ name }) => name)).toEqual(['b']);
    expect(
      (await test.client.db('admin').admin().listDatabases()).databases.map(({ name }) => name),
    ).toContain('catalog');
    await db.dropDatabase();
    expect(await db.listCollections().toArray()).toEqual([]);
  });

  it('serves on a loopback port', async () => {
    const dataDir = `${test.dataDir}/tcp`;
    const server = await openServer({ dataDir, port: 27_111 });
    const client = await new MongoClient(server.uri).connect();
    await client
      .db('d')
      .collection('c')
      .insertOne({ n: 1 }, { writeConcern: { w: 0 } });
    await client
      .db('d')
      .collection('c')
      .insertOne({ n: 2 }, { writeConcern: { w: 'majority', j: true } });
    expect(await client.db('d').collection('c').estimatedDocumentCount()).toBe(2);
    await client.close();
    await server.close();
  });
});
