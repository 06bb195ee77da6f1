import type { ClientSession, Document } from 'mongodb';
import { batchOf, custom } from './tables.ts';
import { expectParts, expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase, Place } from './conformance-case.ts';
import { double, long } from './values.ts';

const UNIQUE = { docs: [{ a: 1 }], indexes: [{ key: { a: 1 }, unique: true }] };

/** Greater than the numbers that the driver assigns to the writes of a session. */
const NUMBER = 1_000_000;

/**
 * Sends a command with an explicit number, as a driver that retries it. The session is not ended,
 * because its number would return to the driver's pool.
 */
const numberedBy = (place: Place): ((body: Document, number?: number) => Promise<Document>) => {
  const session = place.client.startSession();
  return (body, number = NUMBER) => place.command({ ...body, txnNumber: long(number) }, session);
};

/** A case with an open transaction. */
function within(
  name: string,
  run: (place: Place, session: ClientSession) => Promise<void>,
): ConformanceCase {
  return custom(name, UNIQUE, async (place) => {
    await place.client.withSession(async (own) => {
      own.startTransaction();
      await run(place, own);
    });
  });
}

const inserts = (place: Place, doc: Document, own?: ClientSession): Promise<Document> =>
  place.client
    .db(place.database)
    .command({ insert: place.collection, documents: [doc] }, own ? { session: own } : {});
const counts = async (place: Place, query: Document, own?: ClientSession): Promise<number> =>
  place.client
    .db(place.database)
    .collection(place.collection)
    .find(query, own ? { session: own } : {})
    .toArray()
    .then((docs) => docs.length);

export const cases = [
  within('a unique key that an update of the transaction keeps is taken', async (place, own) => {
    await place.command(
      { update: place.collection, updates: [{ q: { _id: 0 }, u: { $set: { n: 1 } } }] },
      own,
    );
    await expectRefusal(() => inserts(place, { a: 1 }, own), { code: 11000 });
  }),
  within(
    'a unique key that the transaction gave up and took again is taken',
    async (place, own) => {
      for (const a of [2, 1])
        await place.command(
          { update: place.collection, updates: [{ q: { _id: 0 }, u: { $set: { a } } }] },
          own,
        );
      await expectRefusal(() => inserts(place, { a: 1 }, own), { code: 11000 });
    },
  ),
  within('a unique key that the transaction gave up is free', async (place, own) => {
    await place.command(
      { update: place.collection, updates: [{ q: { _id: 0 }, u: { $set: { a: 2 } } }] },
      own,
    );
    expectParts(await inserts(place, { a: 1 }, own), { n: 1 });
  }),
  custom('a repeated write with one number is one write', UNIQUE, async (place) => {
    const command = {
      update: place.collection,
      updates: [{ q: { _id: 0 }, u: { $inc: { n: 1 } } }],
    };
    const send = numberedBy(place);
    await send(command);
    expectParts(await send(command), { n: 1, nModified: 1 });
    expectSame(await place.contents(), [{ _id: 0, a: 1, n: 1 }]);
  }),
  custom('a repeated insert answers as the first', {}, async (place) => {
    const command = {
      insert: place.collection,
      documents: [{ _id: 1 }, { _id: 2 }],
    };
    const send = numberedBy(place);
    await send(command);
    expectParts(await send(command), { n: 2, ok: double(1) });
  }),
  custom('a repeated findAndModify answers as the first', UNIQUE, async (place) => {
    const command = {
      findAndModify: place.collection,
      query: { _id: 0 },
      update: { $inc: { a: 1 } },
      new: true,
    };
    const send = numberedBy(place);
    await send(command);
    expectParts(await send(command), { value: { _id: 0, a: 2 } });
    expectSame(await place.contents(), [{ _id: 0, a: 2 }]);
  }),
  custom('a repeated delete answers as the first', UNIQUE, async (place) => {
    const command = {
      delete: place.collection,
      deletes: [{ q: {}, limit: 1 }],
    };
    const send = numberedBy(place);
    await send(command);
    expectParts(await send(command), { n: 1 });
  }),
  custom('an older number is refused', UNIQUE, async (place) => {
    const send = numberedBy(place);
    const write = (number: number) =>
      send({ insert: place.collection, documents: [{ _id: number }] }, number);
    await write(NUMBER + 1);
    await expectRefusal(() => write(NUMBER), { code: 225 });
  }),
  custom('two sessions may use one number', UNIQUE, async (place) => {
    const write = () =>
      numberedBy(place)({
        update: place.collection,
        updates: [{ q: { _id: 0 }, u: { $inc: { n: 1 } } }],
      });
    await write();
    await write();
    expectSame(await place.contents(), [{ _id: 0, a: 1, n: 2 }]);
  }),
  within('a transaction sees its own writes, others do not', async (place, own) => {
    await inserts(place, { _id: 5, a: 5 }, own);
    expect([await counts(place, {}, own), await counts(place, {})]).toEqual([2, 1]);
    await own.commitTransaction();
    expect(await counts(place, {})).toBe(2);
  }),
  within('a transaction does not see what others commit meanwhile', async (place, own) => {
    expect(await counts(place, {}, own)).toBe(1);
    await inserts(place, { _id: 5, a: 5 });
    expect(await counts(place, {}, own)).toBe(1);
    await own.abortTransaction();
    expect(await counts(place, {})).toBe(2);
  }),
  within('an aborted transaction leaves nothing', async (place, own) => {
    await inserts(place, { _id: 5, a: 5 }, own);
    await own.abortTransaction();
    expect(await counts(place, {})).toBe(1);
  }),
  within('a collection of an aborted transaction is not there', async (place, own) => {
    const name = `${place.collection}_made`;
    await place.client.db(place.database).collection(name).insertOne({ a: 1 }, { session: own });
    await own.abortTransaction();
    const reply = await place.command({ listCollections: 1, filter: { name } });
    expectSame(batchOf(reply), []);
  }),
  within('a collection of a committed transaction is there', async (place, own) => {
    const name = `${place.collection}_made`;
    await place.client.db(place.database).collection(name).insertOne({ a: 1 }, { session: own });
    await own.commitTransaction();
    const reply = await place.command({ listCollections: 1, filter: { name }, nameOnly: true });
    expectSame(batchOf(reply), [{ name, type: 'collection' }]);
  }),
  within('a write to a document that changed meanwhile is a conflict', async (place, own) => {
    await counts(place, {}, own);
    await place.command({ update: place.collection, updates: [{ q: {}, u: { $set: { n: 1 } } }] });
    await expectRefusal(
      () =>
        place.client
          .db(place.database)
          .command(
            { update: place.collection, updates: [{ q: {}, u: { $set: { n: 2 } } }] },
            { session: own },
          ),
      { code: 112, parts: { errorLabels: ['TransientTransactionError'] } },
    );
  }),
  within('a duplicate key ends the transaction', async (place, own) => {
    await expectRefusal(() => inserts(place, { _id: 5, a: 1 }, own), { code: 11000 });
    await expectRefusal(() => inserts(place, { _id: 6, a: 6 }, own), {
      code: 251,
      parts: { errorLabels: ['TransientTransactionError'] },
    });
  }),
  within('a repeated commit is the same commit', async (place, own) => {
    await inserts(place, { _id: 5, a: 5 }, own);
    await own.commitTransaction();
    await own.commitTransaction();
    expect(await counts(place, {})).toBe(2);
  }),
  within('count is for outside of transactions', async (place, own) => {
    await expectRefusal(
      () => place.client.db(place.database).command({ count: place.collection }, { session: own }),
      {
        code: 263,
      },
    );
  }),
  within('an index of a collection with documents is for outside', async (place, own) => {
    await expectRefusal(
      () =>
        place.client
          .db(place.database)
          .command(
            { createIndexes: place.collection, indexes: [{ key: { z: 1 }, name: 'z_1' }] },
            { session: own },
          ),
      { code: 263 },
    );
  }),
  custom('a statement of a transaction that never began', {}, async (place) => {
    await expectRefusal(() => numberedBy(place)({ find: place.collection, autocommit: false }), {
      code: 251,
    });
  }),
];
