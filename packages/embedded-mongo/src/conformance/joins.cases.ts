import type { Document } from 'mongodb';
import {
  custom,
  other,
  pipeline,
  pipelineRefused,
  refused,
  batchOf,
  type Given,
} from './tables.ts';
import type { ConformanceCase } from './conformance-case.ts';
import { expectSame } from './compare.ts';
import { double, long } from './values.ts';

const lookup = (
  name: string,
  docs: Document[],
  foreign: Document[],
  rest: Document,
  joined: unknown[][],
): ConformanceCase =>
  pipeline(
    `$lookup ${name}`,
    { docs, also: { f: foreign } },
    (place) => [
      { $sort: { _id: 1 } },
      { $lookup: { from: other(place, 'f'), as: 'j', ...rest } },
      { $replaceWith: { j: '$j._id' } },
    ],
    joined.map((j) => ({ j })),
  );

const FIELDS = { localField: 'a', foreignField: 'b' };

function writes(
  name: string,
  given: Given,
  stage: (target: string) => Document,
  after: Document[],
): ConformanceCase {
  return custom(name, given, async (place) => {
    const target = other(place, 't');
    await place.command({
      aggregate: place.collection,
      pipeline: [{ $sort: { _id: 1 } }, stage(target)],
      cursor: {},
    });
    const found = await place.command({ find: target, sort: { _id: 1 } });
    expectSame(batchOf(found), after);
  });
}

export const cases = [
  lookup('by equality', [{ a: 1 }, { a: 2 }, { a: 3 }], [{ b: 1 }, { b: 2 }, { b: 1 }], FIELDS, [
    [0, 2],
    [1],
    [],
  ]),
  lookup('crosses number types', [{ a: long(1) }], [{ b: double(1) }], FIELDS, [[0]]),
  lookup('missing meets null and missing', [{}, { a: null }], [{ b: null }, {}, { b: 1 }], FIELDS, [
    [0, 1],
    [0, 1],
  ]),
  lookup(
    'a local list meets any element',
    [{ a: [1, 2] }],
    [{ b: 1 }, { b: 2 }, { b: 3 }],
    FIELDS,
    [[0, 1]],
  ),
  lookup('an empty local list meets nothing', [{ a: [] }], [{ b: 1 }, { b: null }, {}], FIELDS, [
    [],
  ]),
  lookup('a foreign list is met by any element', [{ a: 2 }], [{ b: [1, 2] }, { b: [3] }], FIELDS, [
    [0],
  ]),
  lookup(
    'by paths',
    [{ a: { x: 1 } }],
    [{ b: [{ y: 1 }] }, { b: { y: 2 } }],
    { localField: 'a.x', foreignField: 'b.y' },
    [[0]],
  ),
  lookup(
    'by a path through a local list',
    [{ a: [{ x: 1 }, { x: 3 }] }],
    [{ b: 1 }, { b: 2 }, { b: 3 }],
    {
      localField: 'a.x',
      foreignField: 'b',
    },
    [[0, 2]],
  ),
  lookup(
    'with a pipeline and let',
    [{ a: 2 }, { a: 9 }],
    [{ b: 1 }, { b: 5 }],
    {
      let: { least: '$a' },
      pipeline: [{ $match: { $expr: { $gt: ['$b', '$$least'] } } }],
    },
    [[1], []],
  ),
  lookup(
    'with a pipeline alone',
    [{}],
    [{ b: 1 }, { b: 5 }],
    { pipeline: [{ $sort: { b: -1 } }] },
    [[1, 0]],
  ),
  lookup(
    'with fields and a pipeline',
    [{ a: 1 }],
    [
      { b: 1, c: 5 },
      { b: 1, c: 7 },
      { b: 2, c: 7 },
    ],
    {
      ...FIELDS,
      pipeline: [{ $match: { c: 7 } }],
    },
    [[1]],
  ),
  lookup(
    'with fields, let and a pipeline',
    [{ a: 1, m: 6 }],
    [
      { b: 1, c: 5 },
      { b: 1, c: 7 },
    ],
    {
      ...FIELDS,
      let: { m: '$m' },
      pipeline: [{ $match: { $expr: { $lt: ['$c', '$$m'] } } }],
    },
    [[0]],
  ),
  lookup('from a collection that does not exist', [{ a: 1 }], [], FIELDS, [[]]),
  lookup('a regular expression is a value', [{ a: 'x.z' }], [{ b: 'xyz' }, { b: 'x.z' }], FIELDS, [
    [1],
  ]),
  pipeline(
    '$lookup into a path',
    { docs: [{ a: 1, o: { k: 1 } }], also: { f: [{ b: 1 }] } },
    (place) => [{ $lookup: { from: other(place, 'f'), ...FIELDS, as: 'o.j' } }],
    [{ _id: 0, a: 1, o: { k: 1, j: [{ _id: 0, b: 1 }] } }],
  ),
  pipeline(
    '$lookup over a field that is there',
    { docs: [{ a: 1, j: 'old' }], also: { f: [{ b: 1 }] } },
    (place) => [{ $lookup: { from: other(place, 'f'), ...FIELDS, as: 'j' } }],
    [{ _id: 0, a: 1, j: [{ _id: 0, b: 1 }] }],
  ),
  pipeline(
    '$lookup in $lookup',
    { docs: [{ a: 1 }], also: { f: [{ b: 1, c: 7 }], g: [{ d: 7 }] } },
    (place) => [
      {
        $lookup: {
          from: other(place, 'f'),
          ...FIELDS,
          pipeline: [
            { $lookup: { from: other(place, 'g'), localField: 'c', foreignField: 'd', as: 'k' } },
          ],
          as: 'j',
        },
      },
    ],
    [{ _id: 0, a: 1, j: [{ _id: 0, b: 1, c: 7, k: [{ _id: 0, d: 7 }] }] }],
  ),
  pipeline(
    '$lookup and $unwind',
    { docs: [{ a: 1 }], also: { f: [{ b: 1 }, { b: 1 }] } },
    (place) => [
      { $lookup: { from: other(place, 'f'), ...FIELDS, as: 'j' } },
      { $unwind: '$j' },
      { $replaceWith: { x: '$j._id' } },
    ],
    [{ x: 0 }, { x: 1 }],
  ),
  pipeline(
    '$graphLookup',
    { docs: [{ n: 'c', boss: 'b' }], also: { f: [{ n: 'a' }, { n: 'b', boss: 'a' }] } },
    (place) => [
      {
        $graphLookup: {
          from: other(place, 'f'),
          startWith: '$boss',
          connectFromField: 'boss',
          connectToField: 'n',
          as: 'up',
          depthField: 'd',
        },
      },
      { $unwind: '$up' },
      { $sort: { 'up.d': 1 } },
      { $replaceWith: { n: '$up.n', d: '$up.d' } },
    ],
    [
      { n: 'b', d: long(0) },
      { n: 'a', d: long(1) },
    ],
  ),
  pipeline(
    '$graphLookup with maxDepth',
    { docs: [{ boss: 'b' }], also: { f: [{ n: 'a' }, { n: 'b', boss: 'a' }] } },
    (place) => [
      {
        $graphLookup: {
          from: other(place, 'f'),
          startWith: '$boss',
          connectFromField: 'boss',
          connectToField: 'n',
          as: 'up',
          maxDepth: 0,
        },
      },
      { $replaceWith: { n: '$up.n' } },
    ],
    [{ n: ['b'] }],
  ),
  pipeline(
    '$unionWith',
    { docs: [{ a: 1 }], also: { f: [{ a: 2 }] } },
    (place) => [{ $unionWith: other(place, 'f') }, { $project: { _id: 0 } }],
    [{ a: 1 }, { a: 2 }],
  ),
  pipeline(
    '$unionWith and a pipeline',
    { docs: [{ a: 1 }], also: { f: [{ a: 2 }, { a: 3 }] } },
    (place) => [
      { $unionWith: { coll: other(place, 'f'), pipeline: [{ $match: { a: 3 } }] } },
      { $project: { _id: 0 } },
    ],
    [{ a: 1 }, { a: 3 }],
  ),
  writes('$out makes a collection', { docs: [{ a: 1 }] }, (target) => ({ $out: target }), [
    { _id: 0, a: 1 },
  ]),
  writes(
    '$out replaces a collection',
    { docs: [{ a: 1 }], also: { t: [{ z: 1 }, { z: 2 }] } },
    (target) => ({ $out: target }),
    [{ _id: 0, a: 1 }],
  ),
  writes(
    '$merge inserts and merges',
    { docs: [{ a: 1 }, { a: 2 }], also: { t: [{ z: 1 }] } },
    (target) => ({ $merge: target }),
    [
      { _id: 0, z: 1, a: 1 },
      { _id: 1, a: 2 },
    ],
  ),
  writes(
    '$merge replaces',
    { docs: [{ a: 1 }], also: { t: [{ z: 1 }] } },
    (target) => ({
      $merge: { into: target, whenMatched: 'replace' },
    }),
    [{ _id: 0, a: 1 }],
  ),
  writes(
    '$merge keeps',
    { docs: [{ a: 1 }], also: { t: [{ z: 1 }] } },
    (target) => ({
      $merge: { into: target, whenMatched: 'keepExisting' },
    }),
    [{ _id: 0, z: 1 }],
  ),
  writes(
    '$merge discards',
    { docs: [{ a: 1 }, { a: 2 }], also: { t: [{ z: 1 }] } },
    (target) => ({
      $merge: { into: target, whenNotMatched: 'discard' },
    }),
    [{ _id: 0, z: 1, a: 1 }],
  ),
  refused(
    '$merge may fail on a match',
    { docs: [{ a: 1 }], also: { t: [{ z: 1 }] } },
    (place) => ({
      aggregate: place.collection,
      pipeline: [{ $merge: { into: other(place, 't'), whenMatched: 'fail' } }],
      cursor: {},
    }),
    { code: 11000 },
  ),
  refused(
    '$merge may fail without a match',
    { docs: [{ a: 1 }], also: { t: [{ _id: 9, z: 1 }] } },
    (place) => ({
      aggregate: place.collection,
      pipeline: [{ $merge: { into: other(place, 't'), whenNotMatched: 'fail' } }],
      cursor: {},
    }),
    { code: 13113 },
  ),
  refused(
    '$merge on fields without a unique index',
    { docs: [{ a: 1 }], also: { t: [{ z: 1 }] } },
    (place) => ({
      aggregate: place.collection,
      pipeline: [{ $merge: { into: other(place, 't'), on: 'a' } }],
      cursor: {},
    }),
    { code: 51183 },
  ),
  pipelineRefused('$lookup without as', [{ $lookup: { from: 'x', ...FIELDS } }], { code: 9 }),
  pipelineRefused('$lookup without from', [{ $lookup: { ...FIELDS, as: 'j' } }], { code: 9 }),
  pipelineRefused(
    '$lookup with one field',
    [{ $lookup: { from: 'x', localField: 'a', as: 'j' } }],
    { code: 9 },
  ),
  pipelineRefused(
    '$lookup with an unknown argument',
    [{ $lookup: { from: 'x', ...FIELDS, as: 'j', foo: 1 } }],
    { code: 9 },
  ),
  pipelineRefused('$lookup of a number', [{ $lookup: 1 }], { code: 9 }),
  pipelineRefused(
    '$lookup with an unknown stage',
    [{ $lookup: { from: 'x', pipeline: [{ $foo: 1 }], as: 'j' } }],
    { code: 40324 },
  ),
  pipelineRefused('$unionWith of a number', [{ $unionWith: 1 }], { code: 9 }),
];
