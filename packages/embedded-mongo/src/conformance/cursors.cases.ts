import { batchOf, custom, refused } from './tables.ts';
import { expectRefusal, expectSame } from './compare.ts';
import type { Place } from './conformance-case.ts';
import { long } from './values.ts';
import type { Document } from 'mongodb';

const TEN = { docs: Array.from({ length: 10 }, (_, n) => ({ n })) };
const idOf = (reply: Document): unknown => (reply['cursor'] as Document)['id'];
const numbers = (reply: Document): unknown[] => batchOf(reply).map((doc) => doc['_id'] as unknown);
const more = (place: Place, id: unknown, rest: Document = {}): Promise<Document> =>
  place.command({ getMore: id, collection: place.collection, ...rest });
const find = (place: Place, rest: Document = {}): Promise<Document> =>
  place.command({ find: place.collection, sort: { _id: 1 }, ...rest });

export const cases = [
  custom('all in one batch has no cursor', TEN, async (place) => {
    const reply = await find(place);
    expectSame(idOf(reply), long(0));
    expectSame(batchOf(reply).length, 10);
    expectSame((reply['cursor'] as Document)['ns'], `${place.database}.${place.collection}`);
  }),
  custom(
    'the first batch has 101 documents',
    { docs: Array.from({ length: 150 }, () => ({})) },
    async (place) => {
      const reply = await find(place);
      expectSame(batchOf(reply).length, 101);
      const rest = await more(place, idOf(reply));
      expectSame([batchOf(rest).length, idOf(rest)], [49, long(0)]);
    },
  ),
  custom('batchSize in find and getMore', TEN, async (place) => {
    const first = await find(place, { batchSize: 3 });
    expectSame(numbers(first), [0, 1, 2]);
    const second = await more(place, idOf(first), { batchSize: 4 });
    expectSame(numbers(second), [3, 4, 5, 6]);
    const third = await more(place, idOf(second), { batchSize: 5 });
    expectSame([numbers(third), idOf(third)], [[7, 8, 9], long(0)]);
  }),
  custom('a batchSize of 0 opens a cursor', TEN, async (place) => {
    const first = await find(place, { batchSize: 0 });
    expectSame(numbers(first), []);
    const second = await more(place, idOf(first));
    expectSame(numbers(second).length, 10);
  }),
  custom('a cursor that is read to its end is gone', TEN, async (place) => {
    const first = await find(place, { batchSize: 3 });
    await more(place, idOf(first));
    await expectRefusal(() => more(place, idOf(first)), { code: 43, text: 'not found' });
  }),
  custom('singleBatch closes', TEN, async (place) => {
    const reply = await find(place, { batchSize: 3, singleBatch: true });
    expectSame([numbers(reply), idOf(reply)], [[0, 1, 2], long(0)]);
  }),
  custom('limit ends the cursor', TEN, async (place) => {
    const first = await find(place, { limit: 5, batchSize: 3 });
    const rest = await more(place, idOf(first));
    expectSame([numbers(rest), idOf(rest)], [[3, 4], long(0)]);
  }),
  custom('skip and limit', TEN, async (place) => {
    expectSame(numbers(await find(place, { skip: 4, limit: 2 })), [4, 5]);
  }),
  custom('a skip past the end', TEN, async (place) => {
    expectSame(numbers(await find(place, { skip: 40 })), []);
  }),
  custom('a limit of 0 is none', TEN, async (place) => {
    expectSame(numbers(await find(place, { limit: 0 })).length, 10);
  }),
  custom('aggregate has cursors too', TEN, async (place) => {
    const first = await place.command({
      aggregate: place.collection,
      pipeline: [{ $sort: { _id: 1 } }],
      cursor: { batchSize: 8 },
    });
    const rest = await more(place, idOf(first));
    expectSame([numbers(rest), idOf(rest)], [[8, 9], long(0)]);
  }),
  custom('killCursors closes', TEN, async (place) => {
    const first = await find(place, { batchSize: 3 });
    const reply = await place.command({
      killCursors: place.collection,
      cursors: [idOf(first), long(12345)],
    });
    expectSame([reply['cursorsKilled'], reply['cursorsNotFound']], [[idOf(first)], [long(12345)]]);
    await expectRefusal(() => more(place, idOf(first)), { code: 43 });
  }),
  custom('a cursor belongs to its collection', TEN, async (place) => {
    const first = await find(place, { batchSize: 3 });
    await expectRefusal(() => place.command({ getMore: idOf(first), collection: 'elsewhere' }), {
      code: 13,
      text: 'but cursor belongs to a different namespace',
    });
  }),
  custom('a cursor that is sorted does not see later writes', TEN, async (place) => {
    const first = await find(place, { sort: { n: 1 }, batchSize: 3 });
    await place.command({ delete: place.collection, deletes: [{ q: { _id: 5 }, limit: 1 }] });
    await place.command({ insert: place.collection, documents: [{ _id: 99, n: 3.5 }] });
    const rest = await more(place, idOf(first));
    expectSame(numbers(rest).includes(99), false);
  }),
  custom('a projection holds for later batches', TEN, async (place) => {
    const first = await find(place, { batchSize: 9, projection: { n: 0 } });
    expectSame(batchOf(await more(place, idOf(first))), [{ _id: 9 }]);
  }),
  custom('noCursorTimeout is accepted', TEN, async (place) => {
    const first = await find(place, { batchSize: 9, noCursorTimeout: true });
    expectSame(numbers(await more(place, idOf(first))), [9]);
  }),
  refused(
    'getMore of an unknown cursor',
    {},
    ({ collection }) => ({ getMore: long(987654321), collection }),
    {
      code: 43,
      text: 'cursor id 987654321 not found',
    },
  ),
  refused('getMore of an int', {}, ({ collection }) => ({ getMore: 5, collection }), { code: 14 }),
  refused('a negative batchSize', TEN, ({ collection }) => ({ find: collection, batchSize: -1 }), {
    code: 51024,
  }),
  refused('a negative limit', TEN, ({ collection }) => ({ find: collection, limit: -1 }), {
    code: 51024,
  }),
  refused('a negative skip', TEN, ({ collection }) => ({ find: collection, skip: -1 }), {
    code: 51024,
  }),
  refused(
    'a tailable cursor on a plain collection',
    TEN,
    ({ collection }) => ({ find: collection, tailable: true }),
    {
      code: 2,
      text: 'tailable cursor requested on non capped collection',
    },
  ),
  refused(
    'awaitData without tailable',
    TEN,
    ({ collection }) => ({ find: collection, awaitData: true }),
    { code: 9 },
  ),
  refused('an unknown field of find', TEN, ({ collection }) => ({ find: collection, foo: 1 }), {
    code: 40415,
  }),
  refused('a filter that is a number', TEN, ({ collection }) => ({ find: collection, filter: 5 }), {
    code: 14,
  }),
  refused('a sort that is a number', TEN, ({ collection }) => ({ find: collection, sort: 5 }), {
    code: 14,
  }),
  refused(
    'a projection that is a number',
    TEN,
    ({ collection }) => ({ find: collection, projection: 5 }),
    { code: 14 },
  ),
  refused(
    'aggregate without a cursor',
    TEN,
    ({ collection }) => ({ aggregate: collection, pipeline: [] }),
    { code: 9 },
  ),
  refused(
    'aggregate with a cursor that is a number',
    TEN,
    ({ collection }) => ({ aggregate: collection, pipeline: [], cursor: 5 }),
    { code: 14 },
  ),
];
