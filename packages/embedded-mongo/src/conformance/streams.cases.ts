import { Timestamp, type Document } from 'mongodb';
import { custom, other, type Given } from './tables.ts';
import { expectParts, expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase, Place } from './conformance-case.ts';
import { stamp } from './values.ts';

// https://www.mongodb.com/docs/manual/changeStreams/ and …/reference/change-events/

const ONE: Given = { docs: [{ a: 1, s: { x: 1, y: 2 }, l: [1, 2, 3] }] };

const cursorOf = (reply: Document): Document => reply['cursor'] as Document;

/** An open stream. */
class Stream {
  private readonly place: Place;
  private id: unknown;
  /** The position to resume from. */
  token: unknown;

  constructor(place: Place, reply: Document) {
    this.place = place;
    this.id = cursorOf(reply)['id'];
    this.token = cursorOf(reply)['postBatchResumeToken'];
  }

  get isOver(): boolean {
    return String(this.id) === '0';
  }

  /** Returns this many of the next events. */
  async events(count: number, batchSize = 100): Promise<Document[]> {
    const found: Document[] = [];
    for (let tries = 0; found.length < count && tries < 20; tries++) {
      const cursor = cursorOf(await this.more(batchSize));
      found.push(...(cursor['nextBatch'] as Document[]));
      this.id = cursor['id'];
      this.token = cursor['postBatchResumeToken'] ?? found.at(-1)?.['_id'] ?? this.token;
    }
    return found;
  }

  more(batchSize = 100, maxTimeMS = 1000): Promise<Document> {
    return this.place.command({
      getMore: this.id,
      collection: this.place.collection,
      batchSize,
      maxTimeMS,
    });
  }

  close(): Promise<Document> {
    return this.place.command({ killCursors: this.place.collection, cursors: [this.id] });
  }
}

async function watch(place: Place, options: Document = {}, ...stages: Document[]): Promise<Stream> {
  const reply = await place.command({
    aggregate: place.collection,
    pipeline: [{ $changeStream: options }, ...stages],
    cursor: {},
  });
  return new Stream(place, reply);
}

const insert = (place: Place, ...documents: Document[]): Promise<Document> =>
  place.command({ insert: place.collection, documents });

const update = (place: Place, u: unknown, q: Document = { _id: 0 }): Promise<Document> =>
  place.command({ update: place.collection, updates: [{ q, u, upsert: true }] });

const remove = (place: Place, q: Document): Promise<Document> =>
  place.command({ delete: place.collection, deletes: [{ q, limit: 0 }] });

/** Checks some fields of the events that a stream gives for some work. */
function tells(
  name: string,
  work: (place: Place) => Promise<unknown>,
  expected: (place: Place) => Document[],
  options: Document = {},
  ...stages: Document[]
): ConformanceCase {
  return custom(name, ONE, async (place) => {
    const stream = await watch(place, options, ...stages);
    await work(place);
    const wanted = expected(place);
    const found = await stream.events(wanted.length);
    expect(found).toHaveLength(wanted.length);
    for (const [at, event] of wanted.entries()) expectParts(found[at]!, event);
    if (!stream.isOver) await stream.close();
  });
}

/** Checks how a stream describes an update. */
const describes = (name: string, u: unknown, updateDescription: Document): ConformanceCase =>
  tells(
    name,
    (place) => update(place, u),
    () => [{ operationType: 'update', documentKey: { _id: 0 }, updateDescription }],
  );

const NOTHING = { updatedFields: {}, removedFields: [], truncatedArrays: [] };

const refuses = (name: string, options: Document, code: number, only?: 'embedded') =>
  custom(
    name,
    ONE,
    (place) => expectRefusal(() => watch(place, options).then(() => ({})), { code }),
    only,
  );

export const cases: ConformanceCase[] = [
  tells(
    'an insert with its document',
    (place) => insert(place, { _id: 1, b: 'x' }),
    (place) => [
      {
        operationType: 'insert',
        fullDocument: { _id: 1, b: 'x' },
        ns: { db: place.database, coll: place.collection },
        documentKey: { _id: 1 },
      },
    ],
  ),
  custom(
    'an event has a token, the time of the cluster and that of the day',
    ONE,
    async (place) => {
      const stream = await watch(place);
      await insert(place, { _id: 1 });
      const [event] = await stream.events(1);
      expectSame(Object.keys(event!), [
        '_id',
        'operationType',
        'clusterTime',
        'wallTime',
        'fullDocument',
        'ns',
        'documentKey',
      ]);
      expect(event!['clusterTime']).toBeInstanceOf(Timestamp);
      expect(event!['wallTime']).toBeInstanceOf(Date);
      expect(typeof (event!['_id'] as Document)['_data']).toBe('string');
      await stream.close();
    },
  ),
  tells(
    'a replacement with its document',
    (place) => update(place, { a: 2 }),
    () => [{ operationType: 'replace', fullDocument: { _id: 0, a: 2 }, documentKey: { _id: 0 } }],
  ),
  tells(
    'a deletion with the key alone',
    (place) => remove(place, { _id: 0 }),
    () => [{ operationType: 'delete', documentKey: { _id: 0 } }],
  ),
  tells(
    'an upsert that inserts',
    (place) => update(place, { $set: { b: 1 } }, { _id: 7 }),
    () => [{ operationType: 'insert', fullDocument: { _id: 7, b: 1 } }],
  ),
  tells(
    'findAndModify',
    (place) =>
      place.command({
        findAndModify: place.collection,
        query: { _id: 0 },
        update: { $set: { a: 5 } },
      }),
    () => [{ operationType: 'update', updateDescription: { updatedFields: { a: 5 } } }],
  ),
  tells(
    'changes in their order',
    async (place) => {
      await insert(place, { _id: 1 }, { _id: 2 });
      await update(place, { $set: { a: 9 } });
      await remove(place, { _id: 1 });
    },
    () => [
      { operationType: 'insert', documentKey: { _id: 1 } },
      { operationType: 'insert', documentKey: { _id: 2 } },
      { operationType: 'update', documentKey: { _id: 0 } },
      { operationType: 'delete', documentKey: { _id: 1 } },
    ],
  ),
  tells(
    'an update that changes nothing is no change',
    async (place) => {
      await update(place, { $set: { a: 1 } });
      await insert(place, { _id: 1 });
    },
    () => [{ operationType: 'insert' }],
  ),
  tells(
    'other collections are not told of',
    async (place) => {
      await place.command({ insert: other(place, 'b'), documents: [{}] });
      await insert(place, { _id: 1 });
    },
    () => [{ operationType: 'insert', documentKey: { _id: 1 } }],
  ),
  describes('a field that is set', { $set: { a: 2 } }, { ...NOTHING, updatedFields: { a: 2 } }),
  describes(
    'a field below another one',
    { $set: { 's.x': 5 } },
    {
      ...NOTHING,
      updatedFields: { 's.x': 5 },
    },
  ),
  describes(
    'fields that are removed',
    { $unset: { a: 1, 's.y': 1 } },
    {
      ...NOTHING,
      removedFields: ['a', 's.y'],
    },
  ),
  describes(
    'an element that is added',
    { $push: { l: 4 } },
    {
      ...NOTHING,
      updatedFields: { 'l.3': 4 },
    },
  ),
  describes(
    'an element that is set',
    { $set: { 'l.1': 9 } },
    {
      ...NOTHING,
      updatedFields: { 'l.1': 9 },
    },
  ),
  describes('a pipeline that cuts a list', [{ $set: { l: { $slice: ['$l', 2] } } }], {
    ...NOTHING,
    truncatedArrays: [{ field: 'l', newSize: 2 }],
  }),
  describes(
    'a field that is renamed',
    { $rename: { a: 'b' } },
    {
      ...NOTHING,
      updatedFields: { b: 1 },
      removedFields: ['a'],
    },
  ),
  tells(
    'updateLookup gives the newest version',
    async (place) => {
      await update(place, { $set: { a: 2 } });
      await update(place, { $set: { a: 3 } });
    },
    () => [
      { operationType: 'update', fullDocument: { a: 3 } },
      { operationType: 'update', fullDocument: { a: 3 } },
    ],
    { fullDocument: 'updateLookup' },
  ),
  tells(
    'updateLookup of what was deleted',
    async (place) => {
      await update(place, { $set: { a: 2 } });
      await remove(place, { _id: 0 });
    },
    () => [{ operationType: 'update', fullDocument: null }, { operationType: 'delete' }],
    { fullDocument: 'updateLookup' },
  ),
  tells(
    'stages after it',
    async (place) => {
      await insert(place, { _id: 1, b: 1 }, { _id: 2, b: 2 });
    },
    () => [{ operationType: 'insert', more: 3, documentKey: { _id: 2 } }],
    {},
    { $match: { 'fullDocument.b': 2 } },
    { $addFields: { more: { $add: ['$fullDocument.b', 1] } } },
  ),
  custom('a transaction is told when it is committed', ONE, async (place) => {
    const stream = await watch(place);
    await place.client.withSession(async (session) => {
      session.startTransaction();
      await place.command({ insert: place.collection, documents: [{ _id: 1 }] }, session);
      expectSame(cursorOf(await stream.more(100, 1))['nextBatch'], []);
      await session.commitTransaction();
    });
    const [event] = await stream.events(1);
    expectParts(event!, { operationType: 'insert', documentKey: { _id: 1 } });
    await stream.close();
  }),
  custom('an aborted transaction is not told', ONE, async (place) => {
    const stream = await watch(place);
    await place.client.withSession(async (session) => {
      session.startTransaction();
      await place.command({ insert: place.collection, documents: [{ _id: 1 }] }, session);
      await session.abortTransaction();
    });
    await insert(place, { _id: 2 });
    const [event] = await stream.events(1);
    expectParts(event!, { documentKey: { _id: 2 } });
    await stream.close();
  }),
  custom('a stream waits for a change', ONE, async (place) => {
    const stream = await watch(place);
    const waiting = stream.more(100, 10_000);
    await insert(place, { _id: 1 });
    expect(cursorOf(await waiting)['nextBatch']).toHaveLength(1);
    await stream.close();
  }),
  custom('a stream without changes answers with a place to go on from', ONE, async (place) => {
    const stream = await watch(place);
    const cursor = cursorOf(await stream.more(100, 1));
    expectSame(cursor['nextBatch'], []);
    expect(typeof (cursor['postBatchResumeToken'] as Document)['_data']).toBe('string');
    await stream.close();
  }),
  custom('a stream of a collection that does not exist yet', {}, async (place) => {
    const stream = await watch(place);
    await insert(place, { _id: 1 });
    expect(await stream.events(1)).toHaveLength(1);
    await stream.close();
  }),
  custom('batches of a stream', ONE, async (place) => {
    const stream = await watch(place);
    await insert(place, { _id: 1 }, { _id: 2 }, { _id: 3 });
    const first = cursorOf(await stream.more(2));
    expect(first['nextBatch']).toHaveLength(2);
    expect(cursorOf(await stream.more(2))['nextBatch']).toHaveLength(1);
    await stream.close();
  }),
  ...['resumeAfter', 'startAfter'].map((option) =>
    custom(`${option} tells what followed`, ONE, async (place) => {
      const stream = await watch(place);
      await insert(place, { _id: 1 }, { _id: 2 }, { _id: 3 });
      const [first] = await stream.events(3);
      await stream.close();
      const reply = await place.command({
        aggregate: place.collection,
        pipeline: [{ $changeStream: { [option]: first!['_id'] as Document } }],
        cursor: {},
      });
      const again = new Stream(place, reply);
      const found = [...(cursorOf(reply)['firstBatch'] as Document[])];
      if (found.length < 2) found.push(...(await again.events(2 - found.length)));
      expectSame(
        found.map((event) => event['documentKey'] as unknown),
        [{ _id: 2 }, { _id: 3 }],
      );
      await again.close();
    }),
  ),
  custom('startAtOperationTime tells what was written then', ONE, async (place) => {
    const time = (await insert(place, { _id: 1 }))['operationTime'] as Timestamp;
    await insert(place, { _id: 2 });
    const collection = place.client.db(place.database).collection(place.collection);
    const stream = collection.watch([], { startAtOperationTime: time });
    const events = stream[Symbol.asyncIterator]();
    const keys = [await events.next(), await events.next()].map(
      ({ value }) => (value as Document)['documentKey'] as Document,
    );
    expectSame(keys, [{ _id: 1 }, { _id: 2 }]);
    await events.return?.(undefined);
  }),
  custom('a dropped collection ends its stream', ONE, async (place) => {
    const stream = await watch(place);
    await place.command({ drop: place.collection });
    const found = await stream.events(2);
    expectSame(
      found.map((event) => event['operationType'] as string),
      ['drop', 'invalidate'],
    );
    expect(stream.isOver).toBe(true);
    const token = found[1]!['_id'] as Document;
    await expectRefusal(() => watch(place, { resumeAfter: token }).then(() => ({})), { code: 260 });
    const again = await watch(place, { startAfter: token });
    await insert(place, { _id: 9 });
    expectParts((await again.events(1))[0]!, { operationType: 'insert' });
    await again.close();
  }),
  custom('a renamed collection ends its stream', ONE, async (place) => {
    const stream = await watch(place);
    const to = other(place, 'new');
    await place.client.db('admin').command({
      renameCollection: `${place.database}.${place.collection}`,
      to: `${place.database}.${to}`,
    });
    const found = await stream.events(2);
    expectParts(found[0]!, { operationType: 'rename', to: { db: place.database, coll: to } });
    expectParts(found[1]!, { operationType: 'invalidate' });
  }),
  custom('a stage that changes the token', ONE, async (place) => {
    const stream = await watch(place, {}, { $project: { _id: 0 } });
    await insert(place, { _id: 1 });
    await expectRefusal(() => stream.more(), { code: 280 });
  }),
  custom('a closed stream', ONE, async (place) => {
    const stream = await watch(place);
    await stream.close();
    await expectRefusal(() => stream.more(), { code: 43 });
  }),
  custom('the driver reads a stream by itself', ONE, async (place) => {
    const own = place.client.db(place.database).collection(place.collection);
    const stream = own.watch([{ $match: { operationType: 'insert' } }]);
    const next = stream.next();
    await new Promise((resolve) => stream.once('resumeTokenChanged', resolve));
    await own.insertOne({ _id: 1 as never });
    expectParts(await next, { operationType: 'insert', documentKey: { _id: 1 } });
    await stream.close();
  }),
  refuses('a token of no stream', { resumeAfter: { _data: 'zz' } }, 260, 'embedded'),
  refuses(
    'two places to begin at',
    {
      resumeAfter: { _data: `${'0'.repeat(24)}00` },
      startAtOperationTime: stamp(1, 1),
    },
    40674,
    'embedded',
  ),
  refuses('an unknown option of $changeStream', { nothing: 1 }, 40415),
  refuses('an unknown fullDocument', { fullDocument: 'all' }, 2),
  refuses(
    'versions from before a change',
    { fullDocumentBeforeChange: 'required' },
    238,
    'embedded',
  ),
  refuses('more kinds of events', { showExpandedEvents: true }, 238, 'embedded'),
  custom('$sort after $changeStream', ONE, (place) =>
    expectRefusal(() => watch(place, {}, { $sort: { a: 1 } }).then(() => ({})), { code: 20 }),
  ),
  custom('$changeStream after another stage', ONE, (place) =>
    expectRefusal(
      () =>
        place.command({
          aggregate: place.collection,
          pipeline: [{ $match: {} }, { $changeStream: {} }],
          cursor: {},
        }),
      { code: 40602 },
    ),
  ),
  custom(
    'a stream of a database',
    ONE,
    (place) =>
      expectRefusal(
        () => place.command({ aggregate: 1, pipeline: [{ $changeStream: {} }], cursor: {} }),
        { code: 238 },
      ),
    'embedded',
  ),
  custom('$changeStream with a read concern other than majority', ONE, (place) =>
    expectRefusal(
      () =>
        place.command({
          aggregate: place.collection,
          pipeline: [{ $changeStream: {} }],
          cursor: {},
          readConcern: { level: 'local' },
        }),
      { code: 72 },
    ),
  ),
];
