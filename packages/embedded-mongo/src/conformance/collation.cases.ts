import type { Document } from 'mongodb';
import { batchOf, custom, pipelineRefused, refused, type Given } from './tables.ts';
import { expectParts, expectRefusal, expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';

// https://www.mongodb.com/docs/manual/reference/collation/
const LETTERS = { locale: 'en', strength: 1 };
const ACCENTS = { locale: 'en', strength: 2 };
const GERMAN = { locale: 'de', strength: 1 };
const SWEDISH = { locale: 'sv', strength: 1 };

const texts = (...list: unknown[]): Document[] => list.map((t) => ({ t }));
const WORDS = texts('cafe', 'Café', 'CAFE', 'cafés', 'café', 5, ['x', 'CAFÉ'], null);
const shown = (value: unknown): string => JSON.stringify(value);
const numbers = (docs: Document[]): number[] => docs.map(({ _id }) => _id as number);

/**
 * Expects the same result without an index, with an index of the same collation and with a simple
 * one.
 */
function finds(filter: Document, collation: Document, expected: number[]): ConformanceCase[] {
  const places: [string, Given][] = [
    ['without an index', {}],
    ['by an index', { indexes: [{ key: { t: 1 }, collation }] }],
    ['beside a simple index', { indexes: [{ key: { t: 1 } }] }],
  ];
  return places.map(([where, given]) =>
    custom(
      `${shown(filter)} by ${shown(collation)} ${where}`,
      { ...given, docs: WORDS },
      async (place) => {
        const reply = await place.command({ find: place.collection, filter, collation });
        expectSame(
          numbers(batchOf(reply)).toSorted((a, b) => a - b),
          expected,
        );
      },
    ),
  );
}

function sorted(list: unknown[], collation: Document, expected: unknown[]): ConformanceCase {
  const name = `${shown(list)} sorted by ${shown(collation)}`;
  return custom(name, { docs: texts(...list) }, async (place) => {
    const sort = { t: 1, _id: 1 };
    const reply = await place.command({ find: place.collection, sort, collation });
    expectSame(
      batchOf(reply).map(({ t }) => t as unknown),
      expected,
    );
  });
}

const UNIQUE = { indexes: [{ key: { t: 1 }, unique: true, collation: ACCENTS }] };

export const cases: ConformanceCase[] = [
  ...finds({ t: 'cafe' }, LETTERS, [0, 1, 2, 4, 6]),
  ...finds({ t: 'cafe' }, ACCENTS, [0, 2]),
  ...finds({ t: 'CAFÉ' }, ACCENTS, [1, 4, 6]),
  ...finds({ t: { $in: ['CAFES', 'X'] } }, LETTERS, [3, 6]),
  ...finds({ t: { $ne: 'cafe' } }, LETTERS, [3, 5, 7]),
  ...finds({ t: { $gt: 'cafe' } }, ACCENTS, [1, 3, 4, 6]),
  ...finds({ t: { $lt: 'CAFES' } }, LETTERS, [0, 1, 2, 4, 6]),
  ...finds({ t: { $regex: '^caf' } }, LETTERS, [0, 3, 4]),
  ...finds({ t: 5 }, LETTERS, [5]),
  ...finds({ t: null }, LETTERS, [7]),
  ...finds({ $expr: { $eq: ['$t', 'CAFE'] } }, ACCENTS, [0, 2]),
  sorted(['b', 'A', 'a', 'B'], ACCENTS, ['A', 'a', 'b', 'B']),
  sorted(['é', 'e', 'f', 'E'], LETTERS, ['é', 'e', 'E', 'f']),
  sorted(['é', 'e', 'f', 'E'], ACCENTS, ['e', 'E', 'é', 'f']),
  sorted(['z', 'ä', 'a'], GERMAN, ['ä', 'a', 'z']),
  sorted(['z', 'ä', 'a'], SWEDISH, ['a', 'z', 'ä']),
  sorted(['a', '1', '_', ' '], LETTERS, [' ', '_', '1', 'a']),
  sorted(['ab', 'a', 'b'], LETTERS, ['a', 'ab', 'b']),
  sorted(['straße', 'strasse', 'strassf'], GERMAN, ['straße', 'strasse', 'strassf']),
  sorted(['я', 'а', 'б'], LETTERS, ['а', 'б', 'я']),
  custom('a unique index by a collation', UNIQUE, async (place) => {
    await place.command({ insert: place.collection, documents: [{ _id: 1, t: 'Ada' }] });
    await expectRefusal(
      () => place.command({ insert: place.collection, documents: [{ t: 'ADA' }] }),
      { code: 11000 },
    );
    await place.command({ insert: place.collection, documents: [{ _id: 2, t: 'Adá' }] });
    expectSame((await place.contents()).length, 2);
  }),
  custom('an index shows its collation', UNIQUE, async (place) => {
    const [, index] = batchOf(await place.command({ listIndexes: place.collection }));
    expectParts(index!, { unique: true, collation: { locale: 'en', strength: 2 } });
  }),
  custom(
    'two indexes of one field by two collations',
    { indexes: [{ key: { t: 1 } }, { key: { t: 1 }, name: 'other', collation: LETTERS }] },
    async (place) => {
      expectSame(batchOf(await place.command({ listIndexes: place.collection })).length, 3);
    },
  ),
  custom('distinct', { docs: texts('a', 'A', 'á', 'b') }, async (place) => {
    const reply = await place.command({
      distinct: place.collection,
      key: 't',
      collation: ACCENTS,
    });
    expectSame((reply['values'] as unknown[]).length, 3);
  }),
  custom('$group', { docs: texts('a', 'A', 'á', 'b') }, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $group: { _id: '$t', n: { $sum: 1 } } }, { $sort: { _id: 1 } }],
      cursor: {},
      collation: LETTERS,
    });
    expectSame(
      batchOf(reply).map(({ n }) => n as number),
      [3, 1],
    );
  }),
  custom('count', { docs: WORDS }, async (place) => {
    const query = { t: 'CAFE' };
    const reply = await place.command({ count: place.collection, query, collation: LETTERS });
    expectParts(reply, { n: 5 });
  }),
  custom('an update of one statement', { docs: texts('A', 'b') }, async (place) => {
    const updates = [
      { q: { t: 'a' }, u: { $set: { n: 1 } }, collation: ACCENTS },
      { q: { t: 'B' }, u: { $set: { n: 2 } } },
    ];
    expectParts(await place.command({ update: place.collection, updates }), { nModified: 1 });
  }),
  custom('a delete of one statement', { docs: texts('A', 'b') }, async (place) => {
    const deletes = [
      { q: { t: 'a' }, limit: 0, collation: ACCENTS },
      { q: { t: 'B' }, limit: 0 },
    ];
    expectParts(await place.command({ delete: place.collection, deletes }), { n: 1 });
  }),
  custom('$pull', { docs: [{ l: ['a', 'A', 'b'] }] }, async (place) => {
    const updates = [{ q: {}, u: { $pull: { l: 'a' } }, collation: ACCENTS }];
    await place.command({ update: place.collection, updates });
    expectSame(await place.contents(), [{ _id: 0, l: ['b'] }]);
  }),
  custom('an _id goes by its bytes', { docs: [{ _id: 'a' }, { _id: 'A' }] }, async (place) => {
    const filter = { _id: 'a' };
    const exact = await place.command({ find: place.collection, filter });
    expectSame(batchOf(exact).length, 1);
    const all = await place.command({ find: place.collection, filter, collation: ACCENTS });
    expectSame(batchOf(all).length, 2);
  }),
  ...[
    [{ strength: 1 }, 40414],
    [{ locale: 5 }, 14],
    [{ locale: 'en', foo: 1 }, 40415],
    [{ locale: 'en', strength: 9 }, 2],
  ].map(([collation, code]) =>
    refused(
      `the collation ${shown(collation)}`,
      { docs: [{}] },
      (place) => ({ find: place.collection, collation }),
      { code: code as number },
    ),
  ),
  ...[
    { locale: 'en' },
    { locale: 'en', strength: 3 },
    { locale: 'en', strength: 1, numericOrdering: true },
    { locale: 'en', strength: 1, caseLevel: true },
    { locale: 'da', strength: 1 },
  ].map((collation) =>
    refused(
      `the collation ${shown(collation)} here`,
      { docs: [{}] },
      (place) => ({ find: place.collection, collation }),
      { code: 238 },
      'embedded',
    ),
  ),
  pipelineRefused('a stage with a collation', [{ $collation: LETTERS }], { code: 40324 }),
];
