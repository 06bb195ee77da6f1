import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import type { Document } from 'mongodb';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { indexesUnlikeRebuilt } from '../testing/index-check.ts';
import { openTestServer } from '../testing/test-server.ts';
import { BLOB_THRESHOLD } from './blobs.ts';
import { memoryOf } from './memory.ts';
import { StoredDoc, StoredDocs } from './stored-doc.ts';
import type { Store } from './store.ts';

const everyType: Document = {
  _id: new ObjectId(),
  text: 'Lisbon',
  none: '',
  whole: 42,
  fraction: 1.5,
  huge: 2 ** 60,
  double: new Double(3),
  notANumber: Number.NaN,
  long: 9n,
  decimal: Decimal128.fromString('1.10'),
  yes: true,
  nothing: null,
  day: new Date(0),
  bytes: new Binary(Buffer.from('abc')),
  pattern: new BSONRegExp('^a', 'i'),
  code: new Code('f'),
  scoped: new Code('f', { a: 1 }),
  symbol: new BSONSymbol('s'),
  time: new Timestamp(Long.fromNumber(7)),
  least: new MinKey(),
  most: new MaxKey(),
  inner: { a: { b: ['c', 1, null, { d: 'e' }] }, f: [] },
  '7': 'a whole number as a name',
  last: 'Porto',
};

describe('a document kept as bytes', () => {
  const bytes = encode(everyType);
  const kept = new StoredDocs().keep(bytes, 0, bytes.length)!;

  it('is estimated like the decoded one, for every type', () => {
    for (const [name, value] of Object.entries(everyType)) {
      const own = encode({ [name]: value });
      const { memory } = new StoredDocs().keep(own, 0, own.length)!;
      expect([name, memory]).toEqual([name, memoryOf(decode(own))]);
    }
    expect(kept.memory).toBe(memoryOf(decode(bytes)));
  });

  it('has single fields, whatever stands before them', () => {
    for (const name of Object.keys(everyType)) {
      const field = encode(kept.fields([Buffer.from(name)]));
      expect(field.equals(encode({ [name]: everyType[name] }))).toBe(true);
    }
    expect(kept.fields([Buffer.from('tex'), Buffer.from('missing')])).toEqual({});
  });

  it('is written and decoded as it was', () => {
    expect(encode({ d: kept.encoded() }).equals(encode({ d: everyType }))).toBe(true);
    expect(encode(kept.decode()).equals(bytes)).toBe(true);
  });
});

const many = 5_200;
const large = 9;
const person = (at: number): Document => ({
  _id: at as never,
  n: at,
  city: `City ${at % 50}`,
  tags: [`t${at % 7}`, `t${at % 11}`],
  ...(at === large && { file: new Binary(Buffer.alloc(BLOB_THRESHOLD + 1, 7)) }),
});

const recordsOf = (store: Store) => {
  const [collection] = [...store.collections()].filter(({ name }) => name === 'c');
  return [...collection!.records.values()];
};
const decodedIn = (store: Store) =>
  recordsOf(store)
    .filter(({ content }) => !(content instanceof StoredDoc))
    .map(({ doc }) => doc?.['n']);

describe('after a restart', () => {
  it.each(['journal', 'snapshot'])(
    'decodes only what is read, and loses nothing, from a %s',
    async (file) => {
      const first = await openTestServer();
      const { dataDir } = first;
      const before = first.db.collection<Document>('c');
      await before.createIndexes([
        { key: { n: 1 }, unique: true },
        { key: { city: 1, n: -1 } },
        { key: { tags: 1 } },
        { key: { city: 1 }, name: 'late', partialFilterExpression: { n: { $gt: 5_000 } } },
      ]);
      await before.insertMany(Array.from({ length: many }, (_, at) => person(at)));
      await before.updateOne({ n: 3 }, { $set: { city: 'Moved' } });
      if (file === 'snapshot') await first.server.store.compact();
      const bytes = [...first.server.store.collections()].map((one) => one.bytes);
      await first.client.close();
      await first.server.close();

      const second = await openTestServer(dataDir, { indexPauseMs: 600_000 });
      const { store } = second.server;
      // A document with a large binary in another file is decoded at once.
      expect(decodedIn(store)).toEqual([large]);
      expect([...store.collections()].map((one) => one.bytes)).toEqual(bytes);
      for (const { indexes } of store.collections())
        for (const index of indexes.values()) while (!index.isFilled) index.fillStep();
      expect(decodedIn(store)).toEqual([large]);
      const after = second.db.collection<Document>('c');
      expect(await after.findOne({ n: 3 })).toEqual({ ...person(3), city: 'Moved' });
      await after.updateOne({ n: 4 }, { $set: { tags: ['new'] } });
      await after.deleteOne({ n: 5 });
      expect(decodedIn(store)).toEqual([3, 4, large]);
      await store.compact();
      expect(decodedIn(store)).toEqual([3, 4, large]);
      await second.client.close();
      await second.server.close();

      const third = await openTestServer(dataDir);
      const all = await third.db.collection<Document>('c').find().sort({ n: 1 }).toArray();
      const expected = Array.from({ length: many }, (_, at) => person(at));
      Object.assign(expected[3]!, { city: 'Moved' });
      Object.assign(expected[4]!, { tags: ['new'] });
      expected.splice(5, 1);
      expect(all).toEqual(expected);
      expect(decodedIn(third.server.store)).toHaveLength(many - 1);
      expect(indexesUnlikeRebuilt(third.server.store)).toEqual([]);
      await third.close();
    },
  );
});
