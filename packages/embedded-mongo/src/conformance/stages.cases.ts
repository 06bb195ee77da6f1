import { custom, pipeline, pipelineRefused, batchOf } from './tables.ts';
import { expectSame } from './compare.ts';
import { double, long } from './values.ts';

const PEOPLE = [
  { n: 'Ann', age: 30, team: 'a', tags: ['x', 'y'] },
  { n: 'Bob', age: 40, team: 'b', tags: ['y'] },
  { n: 'Cid', age: 50, team: 'a', tags: [] },
  { n: 'Dee', age: 20, team: 'b' },
];

export const cases = [
  pipeline(
    '$match',
    PEOPLE,
    [{ $match: { age: { $gt: 35 } } }, { $project: { n: 1 } }],
    [
      { _id: 1, n: 'Bob' },
      { _id: 2, n: 'Cid' },
    ],
  ),
  pipeline(
    '$match after another stage',
    PEOPLE,
    [{ $project: { x: { $add: ['$age', 1] } } }, { $match: { x: 31 } }],
    [{ _id: 0, x: 31 }],
  ),
  pipeline(
    '$match with $expr',
    PEOPLE,
    [{ $match: { $expr: { $eq: ['$team', 'a'] } } }, { $project: { _id: 1 } }],
    [{ _id: 0 }, { _id: 2 }],
  ),
  pipeline(
    '$sort, $skip and $limit',
    PEOPLE,
    [{ $sort: { age: 1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
    [{ _id: 0 }, { _id: 1 }],
  ),
  pipeline(
    '$limit before $skip',
    PEOPLE,
    [{ $sort: { age: 1 } }, { $limit: 2 }, { $skip: 1 }, { $project: { _id: 1 } }],
    [{ _id: 0 }],
  ),
  pipeline(
    '$limit before $match',
    PEOPLE,
    [{ $sort: { _id: 1 } }, { $limit: 1 }, { $match: { team: 'b' } }],
    [],
  ),
  pipeline(
    '$limit before $sort',
    PEOPLE,
    [{ $sort: { _id: 1 } }, { $limit: 2 }, { $sort: { age: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 1 }, { _id: 0 }],
  ),
  pipeline(
    'two sorts: the last counts',
    PEOPLE,
    [{ $sort: { age: 1 } }, { $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
    [{ _id: 3 }],
  ),
  pipeline(
    'two limits: the lesser counts',
    PEOPLE,
    [{ $limit: 3 }, { $limit: 1 }, { $count: 'n' }],
    [{ n: 1 }],
  ),
  pipeline('$count', PEOPLE, [{ $match: { team: 'a' } }, { $count: 'total' }], [{ total: 2 }]),
  pipeline('$count of nothing', PEOPLE, [{ $match: { team: 'z' } }, { $count: 'total' }], []),
  pipeline('an empty pipeline', [{ a: 1 }], [], [{ _id: 0, a: 1 }]),
  pipeline('a collection that does not exist', {}, [{ $match: {} }], []),
  pipeline(
    '$project computes',
    PEOPLE,
    [{ $limit: 1 }, { $project: { _id: 0, up: { $toUpper: '$n' }, old: { $gte: ['$age', 30] } } }],
    [{ up: 'ANN', old: true }],
  ),
  pipeline(
    '$project excludes',
    PEOPLE,
    [{ $limit: 1 }, { $project: { tags: 0, team: 0 } }],
    [{ _id: 0, n: 'Ann', age: 30 }],
  ),
  pipeline(
    '$project of embedded fields',
    [{ a: { b: 1, c: 2 } }],
    [{ $project: { 'a.b': 1, x: '$a.c' } }],
    [{ _id: 0, a: { b: 1 }, x: 2 }],
  ),
  pipeline(
    '$project an embedded document',
    [{ a: 1 }],
    [{ $project: { x: { y: '$a', z: { $literal: 5 } } } }],
    [{ _id: 0, x: { y: 1, z: 5 } }],
  ),
  pipeline(
    '$project computes in lists of documents',
    [{ k: 9, a: [{ b: 1 }, { b: 2 }] }],
    [{ $project: { 'a.x': '$k' } }],
    [{ _id: 0, a: [{ x: 9 }, { x: 9 }] }],
  ),
  pipeline(
    '$project with $$REMOVE',
    [{ a: 1, b: 2 }],
    [{ $project: { a: 1, x: { $cond: [false, 1, '$$REMOVE'] } } }],
    [{ _id: 0, a: 1 }],
  ),
  pipeline(
    '$project a list',
    [{ a: 1 }],
    [{ $project: { _id: 0, x: ['$a', '$none', 'text'] } }],
    [{ x: [1, null, 'text'] }],
  ),
  pipeline('$project a computed _id', [{ a: 1 }], [{ $project: { _id: '$a' } }], [{ _id: 1 }]),
  pipeline(
    '$project renames',
    [{ a: 1, b: 2 }],
    [{ $project: { _id: 0, b: '$a', a: '$b' } }],
    [{ b: 1, a: 2 }],
  ),
  pipeline(
    '$addFields adds at the end',
    [{ a: 1 }],
    [{ $addFields: { c: 1, b: '$a' } }],
    [{ _id: 0, a: 1, c: 1, b: 1 }],
  ),
  pipeline(
    '$addFields replaces in place',
    [{ a: 1, b: 2 }],
    [{ $addFields: { a: 9 } }],
    [{ _id: 0, a: 9, b: 2 }],
  ),
  pipeline(
    '$addFields in a document',
    [{ a: { b: 1 } }],
    [{ $addFields: { 'a.c': 2, 'x.y': 3 } }],
    [{ _id: 0, a: { b: 1, c: 2 }, x: { y: 3 } }],
  ),
  pipeline(
    '$addFields in every document of a list',
    [{ a: [{ b: 1 }, 5] }],
    [{ $addFields: { 'a.c': 2 } }],
    [{ _id: 0, a: [{ b: 1, c: 2 }, { c: 2 }] }],
  ),
  pipeline(
    '$addFields over a scalar',
    [{ a: 5 }],
    [{ $addFields: { 'a.b': 1 } }],
    [{ _id: 0, a: { b: 1 } }],
  ),
  pipeline(
    '$addFields with a document merges',
    [{ a: { b: 1 } }],
    [{ $addFields: { a: { c: 2 } } }],
    [{ _id: 0, a: { b: 1, c: 2 } }],
  ),
  pipeline(
    '$addFields of a missing path',
    [{ a: 1 }],
    [{ $addFields: { b: '$none' } }],
    [{ _id: 0, a: 1 }],
  ),
  pipeline(
    '$set is $addFields',
    [{ a: 1 }],
    [{ $set: { a: { $add: ['$a', 1] } } }],
    [{ _id: 0, a: 2 }],
  ),
  pipeline('$unset of one', [{ a: 1, b: 2 }], [{ $unset: 'a' }], [{ _id: 0, b: 2 }]),
  pipeline(
    '$unset of several',
    [{ a: 1, b: { c: 1, d: 2 } }],
    [{ $unset: ['a', 'b.c'] }],
    [{ _id: 0, b: { d: 2 } }],
  ),
  pipeline('$unset of _id', [{ a: 1 }], [{ $unset: '_id' }], [{ a: 1 }]),
  pipeline('$replaceRoot', [{ a: { b: 1 } }], [{ $replaceRoot: { newRoot: '$a' } }], [{ b: 1 }]),
  pipeline(
    '$replaceWith',
    [{ a: { b: 1 } }],
    [{ $replaceWith: { $mergeObjects: ['$a', { c: 2 }] } }],
    [{ b: 1, c: 2 }],
  ),
  pipeline(
    '$unwind',
    PEOPLE.slice(0, 2),
    [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 0, tags: 'x' },
      { _id: 0, tags: 'y' },
      { _id: 1, tags: 'y' },
    ],
  ),
  pipeline(
    '$unwind drops empty, null and missing',
    [{ a: [] }, { a: null }, {}, { a: [1] }],
    [{ $unwind: '$a' }],
    [{ _id: 3, a: 1 }],
  ),
  pipeline(
    '$unwind keeps them on request',
    [{ a: [] }, { a: null }, {}, { a: [1] }],
    [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
    [{ _id: 0 }, { _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }],
  ),
  pipeline('$unwind of no list', [{ a: 5 }], [{ $unwind: '$a' }], [{ _id: 0, a: 5 }]),
  pipeline(
    '$unwind with the index',
    [{ a: ['x', 'y'] }],
    [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }],
    [
      { _id: 0, a: 'x', i: long(0) },
      { _id: 0, a: 'y', i: long(1) },
    ],
  ),
  pipeline(
    '$unwind with the index of no list',
    [{ a: 5 }],
    [{ $unwind: { path: '$a', includeArrayIndex: 'i' } }],
    [{ _id: 0, a: 5, i: null }],
  ),
  pipeline(
    '$unwind below a document',
    [{ a: { b: [1, 2], c: 3 } }],
    [{ $unwind: '$a.b' }],
    [
      { _id: 0, a: { b: 1, c: 3 } },
      { _id: 0, a: { b: 2, c: 3 } },
    ],
  ),
  pipeline(
    '$facet',
    PEOPLE,
    [
      {
        $facet: {
          all: [{ $count: 'n' }],
          young: [{ $match: { age: { $lt: 30 } } }, { $project: { n: 1 } }],
          none: [{ $match: { age: 1 } }],
        },
      },
    ],
    [{ all: [{ n: 4 }], young: [{ _id: 3, n: 'Dee' }], none: [] }],
  ),
  pipeline(
    '$sortByCount',
    PEOPLE,
    [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
    [
      { _id: 'y', count: 2 },
      { _id: 'x', count: 1 },
    ],
  ),
  pipeline(
    '$bucket',
    PEOPLE,
    [{ $bucket: { groupBy: '$age', boundaries: [20, 30, 50], default: 'other' } }],
    [
      { _id: 20, count: 1 },
      { _id: 30, count: 2 },
      { _id: 'other', count: 1 },
    ],
  ),
  pipeline(
    '$bucket with output',
    PEOPLE,
    [
      {
        $bucket: { groupBy: '$age', boundaries: [0, 35, 100], output: { names: { $push: '$n' } } },
      },
    ],
    [
      { _id: 0, names: ['Ann', 'Dee'] },
      { _id: 35, names: ['Bob', 'Cid'] },
    ],
  ),
  pipeline(
    '$redact',
    [{ l: 1, a: { l: 5, x: 1 }, b: { l: 1, y: 2 } }],
    [{ $redact: { $cond: [{ $lte: ['$l', 3] }, '$$DESCEND', '$$PRUNE'] } }],
    [{ _id: 0, l: 1, b: { l: 1, y: 2 } }],
  ),
  custom('$sample', { docs: PEOPLE }, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $sample: { size: 3 } }, { $count: 'n' }],
      cursor: {},
    });
    expectSame(batchOf(reply), [{ n: 3 }]);
  }),
  custom('$documents', {}, async (place) => {
    const reply = await place.command({
      aggregate: 1,
      pipeline: [{ $documents: [{ a: 1 }, { a: { $add: [1, 1] } }] }, { $match: { a: 2 } }],
      cursor: {},
    });
    expectSame(batchOf(reply), [{ a: 2 }]);
  }),
  custom('let gives variables', { docs: [{ a: 1 }, { a: 2 }] }, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $match: { $expr: { $eq: ['$a', '$$wanted'] } } }],
      cursor: {},
      let: { wanted: 2 },
    });
    expectSame(batchOf(reply), [{ _id: 1, a: 2 }]);
  }),
  pipelineRefused('an unknown stage', [{ $foo: {} }], {
    code: 40324,
    text: "Unrecognized pipeline stage name: '$foo'",
  }),
  pipelineRefused('a stage of two fields', [{ $match: {}, $limit: 1 }], {
    code: 40323,
    text: 'A pipeline stage specification object must contain exactly one field.',
  }),
  pipelineRefused('a pipeline that is no list', { $match: {} }, { code: 14 }),
  pipelineRefused('a stage that is no document', [5], { code: 14 }),
  pipelineRefused('$match of a number', [{ $match: 5 }], {
    code: 15959,
    text: 'the match filter must be an expression in an object',
  }),
  pipelineRefused('$limit of 0', [{ $limit: 0 }], {
    code: 15958,
    text: 'the limit must be positive',
  }),
  pipelineRefused('$limit of a text', [{ $limit: 'x' }], { code: 2107201 }),
  pipelineRefused('$skip below zero', [{ $skip: -1 }], { code: 5107200 }),
  pipelineRefused('$sort of nothing', [{ $sort: {} }], {
    code: 15976,
    text: '$sort stage must have at least one sort key',
  }),
  pipelineRefused('$sort of a number', [{ $sort: 1 }], { code: 15973 }),
  pipelineRefused('$project of nothing', [{ $project: {} }], { code: 51272 }),
  pipelineRefused('$project of a number', [{ $project: 1 }], { code: 15969 }),
  pipelineRefused('$project mixed', [{ $project: { a: 1, b: 0 } }], { code: 31254 }),
  pipelineRefused('$project with an unknown expression', [{ $project: { a: { $foo: 1 } } }], {
    code: 31325,
  }),
  pipelineRefused('$addFields with an unknown expression', [{ $addFields: { a: { $foo: 1 } } }], {
    code: 168,
  }),
  pipelineRefused('$addFields of a number', [{ $addFields: 1 }], { code: 40272 }),
  pipelineRefused('$unset of a number', [{ $unset: 1 }], { code: 31002 }),
  pipelineRefused('$unwind without a dollar', [{ $unwind: 'a' }], { code: 28818 }),
  pipelineRefused('$unwind of a number', [{ $unwind: 5 }], { code: 15981 }),
  pipelineRefused('$unwind with an unknown option', [{ $unwind: { path: '$a', foo: 1 } }], {
    code: 28811,
  }),
  pipelineRefused('$unwind without a path', [{ $unwind: { includeArrayIndex: 'i' } }], {
    code: 28812,
  }),
  pipelineRefused('$count of an empty name', [{ $count: '' }], { code: 40157 }),
  pipelineRefused('$count with a dollar', [{ $count: '$a' }], { code: 40158 }),
  pipelineRefused('$count with a dot', [{ $count: 'a.b' }], { code: 40160 }),
  pipelineRefused('$facet of nothing', [{ $facet: {} }], { code: 40169 }),
  pipelineRefused('$facet in $facet', [{ $facet: { a: [{ $facet: { b: [] } }] } }], {
    code: 40600,
  }),
  pipelineRefused('$facet with $out', [{ $facet: { a: [{ $out: 'x' }] } }], { code: 40600 }),
  pipelineRefused('$replaceRoot without newRoot', [{ $replaceRoot: {} }], { code: 40231 }),
  pipelineRefused('$replaceRoot with a number', [{ $replaceRoot: { newRoot: '$a' } }], {
    code: 40228,
  }),
  pipelineRefused(
    '$bucket with unsorted boundaries',
    [{ $bucket: { groupBy: '$a', boundaries: [5, 1] } }],
    { code: 40194 },
  ),
  pipelineRefused('$bucket with one boundary', [{ $bucket: { groupBy: '$a', boundaries: [5] } }], {
    code: 40192,
  }),
  pipelineRefused('$bucket without a place', [{ $bucket: { groupBy: '$a', boundaries: [5, 9] } }], {
    code: 40066,
  }),
  pipelineRefused('$sample without a size', [{ $sample: {} }], { code: 28749 }),
  pipelineRefused('$out before the end', [{ $out: 'x' }, { $match: {} }], { code: 40601 }),
  pipelineRefused('$densify here', [{ $densify: {} }], { code: 238 }, 'embedded'),
  pipelineRefused('$geoNear here', [{ $geoNear: {} }], { code: 238 }, 'embedded'),
  pipeline('a double as a limit', PEOPLE, [{ $limit: double(1) }, { $count: 'n' }], [{ n: 1 }]),
];
