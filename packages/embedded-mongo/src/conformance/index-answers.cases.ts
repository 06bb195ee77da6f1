import type { Document } from 'mongodb';
import { batchOf, custom } from './tables.ts';
import { expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';

// https://www.mongodb.com/docs/manual/core/multikey-index-bounds/: the bounds of two fields below
// one array are combined only under $elemMatch.
const DOCS = [
  {
    a: [
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ],
    b: 1,
  },
  { a: [{ x: 1, y: 1 }], b: 2 },
  { a: { x: 1, y: 1 }, b: 1 },
  {
    a: [
      { x: 1, y: 3 },
      { x: 3, y: 2 },
    ],
    b: 1,
  },
  { a: [{ x: 2 }, { y: 1 }], b: 3 },
  { a: [], b: 1 },
  { b: 2 },
  { a: { x: [1, 3], y: 1 }, b: 1 },
];

const INDEXES: Document[] = [
  { 'a.x': 1, 'a.y': 1 },
  { 'a.y': -1, 'a.x': 1 },
  { 'a.x': 1, b: 1 },
  { b: 1, 'a.x': 1, 'a.y': 1 },
  { 'a.x': 1 },
];

const FILTERS: [Document, number[]][] = [
  [{ 'a.x': 1, 'a.y': 1 }, [0, 1, 2, 7]],
  [{ 'a.x': 2, 'a.y': 1 }, [0, 4]],
  [{ 'a.x': 3, 'a.y': 3 }, [3]],
  [{ 'a.x': { $in: [1, 3] }, 'a.y': 2 }, [0, 3]],
  [{ 'a.x': { $gt: 2 }, 'a.y': { $gte: 3 } }, [3]],
  [{ 'a.x': { $gte: 2, $lt: 2 } }, [0, 3, 7]],
  [{ 'a.x': { $gte: 2, $lte: 2 } }, [0, 3, 4, 7]],
  [{ a: { $elemMatch: { x: 1, y: 1 } } }, [1]],
  [{ 'a.x': 1, 'a.y': 1, b: 1 }, [0, 2, 7]],
  [{ 'a.x': { $all: [1, 2] }, 'a.y': { $all: [1, 2] } }, [0]],
  [{ $or: [{ 'a.x': 3, 'a.y': 3 }, { b: 3 }] }, [3, 4]],
  [{ 'a.x': null }, [4, 6]],
];

const shown = (value: Document): string => JSON.stringify(value).replaceAll('"', '');

function found(filter: Document, key: Document, expected: number[]): ConformanceCase {
  const given = { docs: DOCS, indexes: [{ key }] };
  return custom(`${shown(filter)} by ${shown(key)}`, given, async (place) => {
    for (const hint of [key, { $natural: 1 }]) {
      const reply = await place.command({
        find: place.collection,
        filter,
        hint,
        projection: { _id: 1 },
      });
      const ids = batchOf(reply).map((doc) => doc['_id'] as number);
      expectSame(
        ids.toSorted((a, b) => a - b),
        expected,
      );
    }
  });
}

export const cases: ConformanceCase[] = [
  ...INDEXES.flatMap((key) => FILTERS.map(([filter, expected]) => found(filter, key, expected))),
  custom(
    'an upsert finds a document by two fields of its list',
    { docs: DOCS, indexes: [{ key: { 'a.x': 1, 'a.y': 1 } }] },
    async (place) => {
      const reply = await place.command({
        update: place.collection,
        updates: [
          { q: { 'a.x': 3, 'a.y': 3 }, u: { $set: { 'c.d': 1 } }, upsert: true, multi: true },
        ],
      });
      expectSame([reply['n'], reply['upserted']], [1, undefined]);
    },
  ),
];
