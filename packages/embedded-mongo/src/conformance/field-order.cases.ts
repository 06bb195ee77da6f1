import { BSON, type Document } from 'mongodb';
import { batchOf, custom } from './tables.ts';
import { expectParts, expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase, Place } from './conformance-case.ts';

/*
 * https://www.mongodb.com/docs/manual/core/document/#field-order: a document keeps the order of its
 * fields. JavaScript puts names that are whole numbers first, hence the maps.
 */
const inOrder = (...fields: [string, unknown][]): Document => new Map(fields) as Document;

const MIXED = inOrder(['_id', 0], ['b', 1], ['10', 2], ['a', 3], ['2', 4]);

const insert = (place: Place, ...documents: Document[]): Promise<Document> =>
  place.command({ insert: place.collection, documents });

const update = (place: Place, q: Document, u: unknown, upsert = false): Promise<Document> =>
  place.command({ update: place.collection, updates: [{ q, u, upsert }] });

async function results(place: Place, ...pipeline: Document[]): Promise<Document[]> {
  return batchOf(
    await place.command({ aggregate: place.collection, pipeline, cursor: { batchSize: 1000 } }),
  );
}

/** Returns the field names of each result, in order. */
async function names(place: Place, ...pipeline: Document[]): Promise<string[]> {
  const found = await results(place, ...pipeline, {
    $project: { _id: 0, n: { $map: { input: { $objectToArray: '$$ROOT' }, in: '$$this.k' } } },
  });
  return found.map((doc) => (doc['n'] as string[]).join(' '));
}

/** Checks how a pipeline affects the field order of a document. */
function keeps(name: string, stages: Document[], expected: string): ConformanceCase {
  return custom(name, {}, async (place) => {
    await insert(place, MIXED);
    expectSame(await names(place, ...stages), [expected]);
  });
}

/** Checks how an update affects it. */
function updates(name: string, u: unknown, expected: string): ConformanceCase {
  return custom(name, {}, async (place) => {
    await insert(place, MIXED);
    await update(place, { _id: 0 }, u);
    expectSame(await names(place), [expected]);
  });
}

/** Checks which of two documents with different field order a filter finds. */
function finds(name: string, filter: Document, expected: number[]): ConformanceCase {
  return custom(name, {}, async (place) => {
    await insert(
      place,
      { _id: 0, s: inOrder(['1', 1], ['b', 2]) },
      { _id: 1, s: inOrder(['b', 2], ['1', 1]) },
    );
    const found = await place.command({ find: place.collection, filter, sort: { _id: 1 } });
    expectSame(
      batchOf(found).map((doc) => doc['_id'] as unknown),
      expected,
    );
  });
}

/** The order used by a sort or an index. */
const SORTED = [
  { _id: 0, b: 1, 1: 1 },
  { _id: 1, b: 1, 1: 2 },
  { _id: 2, b: 0, 1: 3 },
];

export const cases: ConformanceCase[] = [
  custom('find gives fields with whole numbers for names in their place', {}, async (place) => {
    await insert(place, MIXED);
    const reply = place.client.db(place.database).collection(place.collection);
    const [bytes] = await reply.find({}, { raw: true }).toArray();
    expect(Buffer.from(bytes as unknown as Buffer).toString('hex')).toBe(
      Buffer.from(BSON.serialize(MIXED)).toString('hex'),
    );
  }),
  keeps('an inserted document', [], '_id b 10 a 2'),
  keeps('an inclusion keeps the order of the document', [{ $project: { 2: 1, b: 1 } }], '_id b 2'),
  keeps('an exclusion of a whole number', [{ $project: { 10: 0 } }], '_id b a 2'),
  keeps('$unset of a whole number', [{ $unset: ['10', 'a'] }], '_id b 2'),
  keeps('$set adds a whole number at the end', [{ $set: { 1: 'x' } }], '_id b 10 a 2 1'),
  keeps('$set keeps the place of a whole number', [{ $set: { 10: 'x' } }], '_id b 10 a 2'),
  keeps('$set of $$REMOVE', [{ $set: { 10: '$$REMOVE' } }], '_id b a 2'),
  keeps(
    '$replaceWith a document that is made',
    [{ $replaceWith: inOrder(['z', 1], ['3', 2], ['y', 3]) }],
    'z 3 y',
  ),
  keeps(
    '$mergeObjects with whole numbers',
    [{ $replaceWith: { $mergeObjects: ['$$ROOT', inOrder(['c', 1], ['1', 1])] } }],
    '_id b 10 a 2 c 1',
  ),
  keeps(
    '$arrayToObject keeps the order of its pairs',
    [
      {
        $replaceWith: {
          $arrayToObject: [
            [
              ['z', 1],
              ['0', 2],
            ],
          ],
        },
      },
    ],
    'z 0',
  ),
  keeps(
    '$setField adds a whole number at the end',
    [{ $replaceWith: { $setField: { field: '7', input: '$$ROOT', value: 1 } } }],
    '_id b 10 a 2 7',
  ),
  keeps(
    '$unsetField takes a whole number away',
    [{ $replaceWith: { $unsetField: { field: '10', input: '$$ROOT' } } }],
    '_id b a 2',
  ),
  keeps(
    '$group writes its fields in their order',
    [{ $group: inOrder(['_id', null], ['n', { $sum: 1 }], ['5', { $max: '$10' }]) }],
    '_id n 5',
  ),
  keeps('$facet', [{ $facet: inOrder(['b', [{ $limit: 1 }]], ['1', [{ $limit: 1 }]]) }], 'b 1'),
  keeps(
    '$lookup as a whole number',
    [{ $lookup: { from: 'none', localField: 'b', foreignField: 'b', as: '1' } }],
    '_id b 10 a 2 1',
  ),
  keeps(
    '$unwind with the number of the element in a whole number',
    [{ $set: { a: [1] } }, { $unwind: { path: '$a', includeArrayIndex: '0' } }],
    '_id b 10 a 2 0',
  ),
  updates('$set of a whole number that is new', { $set: { 1: 'x' } }, '_id b 10 a 2 1'),
  updates('$set of a whole number that is there', { $set: { 10: 'x' } }, '_id b 10 a 2'),
  updates('$unset in an update', { $unset: { 10: '' } }, '_id b a 2'),
  updates('$rename to a whole number', { $rename: { b: '7' } }, '_id 10 a 2 7'),
  updates('$rename of a whole number', { $rename: { 10: 'z' } }, '_id b a 2 z'),
  updates('$inc of a whole number', { $inc: { 10: 1, 3: 1 } }, '_id b 10 a 2 3'),
  updates('a replacement', inOrder(['z', 1], ['4', 1], ['y', 1]), '_id z 4 y'),
  updates('a pipeline in an update', [{ $set: { 1: '$10' } }], '_id b 10 a 2 1'),
  custom('an update below a whole number', {}, async (place) => {
    await insert(place, { _id: 0, s: inOrder(['b', 1], ['1', { x: 1 }]) });
    await update(place, { _id: 0 }, { $set: { 's.1.y': 2, 's.0': 3 } });
    expectSame(await names(place, { $replaceWith: '$s' }), ['b 1 0']);
    expectSame(await results(place, { $project: { _id: 0, x: '$s.1.x', y: '$s.1.y' } }), [
      { x: 1, y: 2 },
    ]);
  }),
  custom('an upsert by a whole number', {}, async (place) => {
    await update(place, inOrder(['_id', 0], ['b', 1], ['1', 2]), { $set: { c: 1, 0: 1 } }, true);
    expectSame(await names(place), ['_id b 1 0 c']);
  }),
  custom('findAndModify gives the fields in their place', {}, async (place) => {
    await insert(place, MIXED);
    await place.command({
      findAndModify: place.collection,
      query: { 10: 2 },
      update: { $set: { 10: 5 } },
    });
    expectSame(await results(place, { $match: { 10: 5 } }, { $count: '1' }, { $match: { 1: 1 } }), [
      { 1: 1 },
    ]);
  }),
  finds('a document equals only one in the same order', { s: inOrder(['b', 2], ['1', 1]) }, [1]),
  finds('a document with the whole number first', { s: inOrder(['1', 1], ['b', 2]) }, [0]),
  finds('a path through a whole number', { 's.1': 1 }, [0, 1]),
  finds('$in of documents in their order', { s: { $in: [inOrder(['b', 2], ['1', 1])] } }, [1]),
  finds('$expr by a path through a whole number', { $expr: { $eq: ['$s.1', 1] } }, [0, 1]),
  custom('$elemMatch by a whole number', {}, async (place) => {
    await insert(place, { _id: 0, l: [{ 1: 'x' }] }, { _id: 1, l: [{ 1: 'y' }] });
    const filter = { l: { $elemMatch: { 1: 'y' } } };
    expectSame(await results(place, { $match: filter }, { $project: { l: 0 } }), [{ _id: 1 }]);
  }),
  custom('a sort by a text and then a whole number', { docs: SORTED }, async (place) => {
    const sort = inOrder(['b', 1], ['1', -1]);
    const found = await place.command({ find: place.collection, sort, projection: { _id: 1 } });
    expectSame(batchOf(found), [{ _id: 2 }, { _id: 1 }, { _id: 0 }]);
  }),
  custom('an index keeps the order of its fields', { docs: SORTED }, async (place) => {
    const key = inOrder(['b', 1], ['1', 1]);
    await place.command({ createIndexes: place.collection, indexes: [{ key, name: 'own' }] });
    await expectRefusal(
      () =>
        place.command({
          createIndexes: place.collection,
          indexes: [{ key: inOrder(['1', 1], ['b', 1]), name: 'own' }],
        }),
      { code: 86 },
    );
    const found = await place.command({
      find: place.collection,
      filter: { b: 1, 1: { $gte: 2 } },
      hint: key,
      projection: { _id: 1 },
    });
    expectSame(batchOf(found), [{ _id: 1 }]);
  }),
  custom('a unique index on a whole number', {}, async (place) => {
    const indexes = [{ key: inOrder(['b', 1], ['1', 1]), name: 'own', unique: true }];
    await place.command({ createIndexes: place.collection, indexes });
    await insert(place, { _id: 0, b: 1, 1: 1 });
    await expectRefusal(() => insert(place, { _id: 1, b: 1, 1: 1 }), {
      code: 11000,
      text: 'dup key: { b: 1, 1: 1 }',
    });
    await insert(place, { _id: 2, b: 1, 1: 2 });
  }),
  custom('distinct by a whole number', { docs: SORTED }, async (place) => {
    expectParts(await place.command({ distinct: place.collection, key: '1' }), {
      values: [1, 2, 3],
    });
  }),
  custom('$arrayToObject refuses a name with a null character', {}, async (place) => {
    await insert(place, { _id: 0 });
    await expectRefusal(
      () => results(place, { $project: { a: { $arrayToObject: [[['\u00005', 1]]] } } }),
      { code: 4940400 },
    );
  }),
];
