import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  type Document,
  type MongoClient,
} from 'mongodb';
import { runCommand, spawnServer } from '../testing/spawned-server.ts';
import { openTestServer, temporaryFolder, type TestServer } from '../testing/test-server.ts';
import { TYPED } from './collection-content.ts';
import { fromDatabase } from './from-database.ts';
import { fromFolder } from './from-folder.ts';
import { toDatabase } from './to-database.ts';
import { toExtendedJson, toFolder } from './to-folder.ts';

const TYPES: Document = {
  _id: new ObjectId('5f00000000000000000000aa'),
  int: new Int32(7),
  double: new Double(7),
  fraction: 0.1,
  long: Long.fromString('9007199254740993'),
  decimal: Decimal128.fromString('1.10'),
  date: new Date(Date.UTC(2026, 1, 3, 4, 5, 6, 789)),
  early: new Date(-1),
  binary: new Binary(Buffer.from([0, 255, 7]), 0x80),
  large: new Binary(Buffer.alloc(70_000, 5)),
  regex: new BSONRegExp('^a/b', 'i'),
  timestamp: new Timestamp({ t: 5, i: 6 }),
  min: new MinKey(),
  max: new MaxKey(),
  none: null,
  text: 'line\nbreak “ü” \u2028',
  nested: [{ a: [[], {}, [new Double(1)]] }],
};

let first: TestServer;
beforeEach(async () => {
  first = await openTestServer();
  const typed = first.db.collection<Document>('types');
  await typed.insertOne(TYPES, { promoteValues: false });
  const odd = first.db.collection<Document>('odd/name %');
  await odd.insertMany(Array.from({ length: 1100 }, (_, n) => ({ _id: n as never, n })));
  await odd.createIndex({ n: -1 }, { unique: true, name: 'own name' });
  await odd.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  await odd.createIndex({ x: 1, y: -1 }, { partialFilterExpression: { n: { $gt: 5 } } });
  await first.client.db('other').createCollection('empty');
});
afterEach(() => first.close());

async function contentOf(client: MongoClient): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const { database, name, indexes, documents } of fromDatabase(client)) {
    const docs: string[] = [];
    for await (const doc of documents) docs.push(toExtendedJson(doc));
    found.push({ database, name, indexes: indexes.map(toExtendedJson), docs });
  }
  return found;
}

describe('export, import and copy', () => {
  it('keep every type, document and index through files', async () => {
    const folder = temporaryFolder();
    expect(await toFolder(folder, fromDatabase(first.client))).toEqual({
      collections: 3,
      documents: 1101,
    });
    expect(readdirSync(join(folder, 'test')).toSorted()).toEqual([
      'odd%2Fname%20%25.json',
      'odd%2Fname%20%25.metadata.json',
      'types.json',
      'types.metadata.json',
    ]);
    const second = await openTestServer();
    expect(await toDatabase(second.client, fromFolder(folder))).toEqual({
      collections: 3,
      documents: 1101,
    });
    expect(await contentOf(second.client)).toEqual(await contentOf(first.client));
    const [doc] = await second.db.collection('types').find({}, TYPED).toArray();
    expect(toExtendedJson(doc!)).toBe(toExtendedJson(TYPES));
    await second.close();
    rmSync(folder, { recursive: true });
  });

  it('write one canonical document per line, as mongoimport reads it', async () => {
    const folder = temporaryFolder();
    await toFolder(folder, fromDatabase(first.client, 'test'));
    const lines = readFileSync(join(folder, 'test', 'types.json'), 'utf8').split('\n');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      _id: { $oid: '5f00000000000000000000aa' },
      int: { $numberInt: '7' },
      double: { $numberDouble: '7.0' },
      long: { $numberLong: '9007199254740993' },
      decimal: { $numberDecimal: '1.10' },
      date: { $date: { $numberLong: '1770091506789' } },
      regex: { $regularExpression: { pattern: '^a/b', options: 'i' } },
    });
    rmSync(folder, { recursive: true });
  });

  it('refuse a collection with documents unless it may be replaced', async () => {
    const folder = temporaryFolder();
    await toFolder(folder, fromDatabase(first.client, 'test'));
    await expect(toDatabase(first.client, fromFolder(folder))).rejects.toThrow(
      /^test\.odd\/name % holds documents already; use --drop$/,
    );
    await first.db.collection('types').insertOne({ extra: true });
    await toDatabase(first.client, fromFolder(folder), { drop: true });
    expect(await first.db.collection('types').countDocuments()).toBe(1);
    rmSync(folder, { recursive: true });
  });

  it('report the line that cannot be read', async () => {
    const folder = temporaryFolder();
    await toFolder(folder, fromDatabase(first.client, 'test'));
    const path = join(folder, 'test', 'types.json');
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"cut": \n`);
    await expect(toDatabase(first.client, fromFolder(folder), { drop: true })).rejects.toThrow(
      `${path}, line 2 is not extended JSON`,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the commands', () => {
  it('move a database out of a served folder, into another, and to another server', async () => {
    const dataDir = temporaryFolder();
    const served = await spawnServer(dataDir);
    await served.client
      .db('app')
      .collection('c')
      .insertMany([{ n: 1 }, { n: 2 }]);
    const out = join(temporaryFolder(), 'out');
    const exported = await runCommand(['export', '--data', dataDir, '--out', out]);
    expect(exported).toEqual({
      code: 0,
      output: 'exported 2 documents of 1 collections\n',
      errors: '',
    });
    // A folder that no server has open is served while the command runs.
    const other = join(temporaryFolder(), 'data');
    const imported = await runCommand(['import', '--from', out, '--data', other]);
    expect(imported.output).toBe('imported 2 documents of 1 collections\n');
    const copied = await runCommand([
      'copy',
      '--data',
      other,
      '--to',
      first.server.uri,
      '--db',
      'app',
    ]);
    expect(copied).toMatchObject({ code: 0, output: 'copied 2 documents of 1 collections\n' });
    expect(await first.client.db('app').collection('c').countDocuments()).toBe(2);
    const again = await runCommand(['copy', '--uri', served.uri, '--to', first.server.uri]);
    expect(again).toMatchObject({ code: 1, errors: expect.stringMatching(/use --drop/) });
    await served.kill();
    rmSync(dataDir, { recursive: true });
  }, 60_000);
});
