import { ObjectId, type Document } from 'mongodb';
import { batchOf, custom, refused, type Given } from './tables.ts';
import { expectSame } from './compare.ts';
import type { ConformanceCase } from './conformance-case.ts';

const id = new ObjectId();

const DOCS: Given = {
  docs: Array.from({ length: 60 }, (_, n) => ({
    a: n % 6,
    b: n,
    t: [n % 10, 50 + (n % 7)],
    s: `w${n}`,
  })),
  indexes: [
    { key: { a: 1, b: 1 } },
    { key: { t: 1 } },
    { key: { s: 1 } },
    { key: { p: 1 }, sparse: true },
    { key: { q: 1 }, partialFilterExpression: { a: { $gt: 3 } } },
    { key: { u: 1 }, partialFilterExpression: { u: { $gte: new ObjectId('0'.repeat(24)) } } },
    { key: { v: 1 }, partialFilterExpression: { v: { $type: 'string' } } },
  ],
};

/** Returns the stages of a plan from outer to inner, and the indexes it uses. */
function summary(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  if (Array.isArray(plan)) return plan.flatMap(summary);
  const { stage, indexName, inputStage, inputStages, queryPlan } = plan as Document;
  const own = [stage, indexName].filter((part): part is string => typeof part === 'string');
  return [...own, ...summary(inputStage), ...summary(inputStages), ...summary(queryPlan)];
}

function planOf(reply: Document): string[] {
  const [first] = (reply['stages'] ?? [{ $cursor: reply }]) as { $cursor: Document }[];
  const planner = first?.$cursor['queryPlanner'] as Document;
  return summary(planner['winningPlan']);
}

/** Checks that the plan of a query contains some stages or indexes, and not others. */
const plans = (
  name: string,
  query: Document,
  has: string[],
  lacks: string[] = [],
): ConformanceCase =>
  custom(name, DOCS, async (place) => {
    const found = planOf(
      await place.command({
        explain: { find: place.collection, ...query },
        verbosity: 'queryPlanner',
      }),
    );
    expectSame(
      has.filter((part) => !found.includes(part)),
      [],
    );
    expectSame(
      lacks.filter((part) => found.includes(part)),
      [],
    );
  });

/** Checks that a query gives the same result with every hint. */
const agrees = (name: string, query: Document, hints: unknown[]): ConformanceCase =>
  custom(`${name} is the same by every index`, DOCS, async (place) => {
    const ids = async (more: Document): Promise<unknown[]> => {
      const reply = await place.command({
        find: place.collection,
        batchSize: 1000,
        ...query,
        ...more,
      });
      return batchOf(reply).map((doc) => Number(doc['_id']));
    };
    const expected = await ids({ hint: { $natural: 1 } });
    for (const hint of hints) {
      const found = await ids({ hint });
      const order = (a: unknown, b: unknown): number => Number(a) - Number(b);
      if (query['sort']) expectSame(found, expected);
      else expectSame(found.toSorted(order), expected.toSorted(order));
    }
  });

export const cases = [
  plans('no index means a scan', { filter: { x: 1 } }, ['COLLSCAN'], ['IXSCAN']),
  plans('an empty filter means a scan', {}, ['COLLSCAN']),
  plans(
    'equality walks an index',
    { filter: { a: 1 } },
    ['FETCH', 'IXSCAN', 'a_1_b_1'],
    ['COLLSCAN'],
  ),
  plans('a range walks an index', { filter: { s: { $gt: 'w3', $lt: 'w5' } } }, ['IXSCAN', 's_1']),
  plans('$in walks an index', { filter: { a: { $in: [1, 2] } } }, ['IXSCAN', 'a_1_b_1']),
  plans('equality and a range use both fields', { filter: { a: 1, b: { $gt: 3 } } }, [
    'IXSCAN',
    'a_1_b_1',
  ]),
  plans('the second field alone does not', { filter: { b: 3 } }, ['COLLSCAN'], ['IXSCAN']),
  plans('an element walks a multikey index', { filter: { t: 55 } }, ['IXSCAN', 't_1']),
  plans('an anchored pattern walks an index', { filter: { s: /^w1/ } }, ['IXSCAN', 's_1']),
  plans(
    'the index gives the order',
    { filter: { a: 1 }, sort: { b: 1 } },
    ['IXSCAN', 'a_1_b_1'],
    ['SORT'],
  ),
  plans(
    'the index gives the order backwards',
    { filter: { a: 1 }, sort: { b: -1 } },
    ['IXSCAN'],
    ['SORT'],
  ),
  plans('a sort without an index', { sort: { x: 1 } }, ['SORT', 'COLLSCAN']),
  plans('a sort by an index', { sort: { a: 1, b: 1 } }, ['IXSCAN', 'a_1_b_1'], ['SORT']),
  plans('a sort against an index in part', { sort: { a: 1, b: -1 } }, ['SORT']),
  plans('a sort by a multikey index is done in memory', { sort: { t: 1 } }, ['SORT']),
  plans(
    '$or walks two indexes',
    { filter: { $or: [{ a: 1, b: 3 }, { s: 'w4' }] } },
    ['OR', 'a_1_b_1', 's_1'],
    ['COLLSCAN'],
  ),
  plans(
    '$or with a branch without an index scans',
    { filter: { $or: [{ a: 1 }, { x: 1 }] } },
    ['COLLSCAN'],
    ['IXSCAN'],
  ),
  plans('a sparse index does not answer null', { filter: { p: null } }, ['COLLSCAN'], ['IXSCAN']),
  plans('a sparse index answers a value', { filter: { p: 5 } }, ['IXSCAN', 'p_1']),
  plans('a partial index needs its condition', { filter: { q: 5 } }, ['COLLSCAN'], ['IXSCAN']),
  plans(
    'a partial index with its condition',
    { filter: { q: 5, a: { $gt: 4 } } },
    ['IXSCAN'],
    ['COLLSCAN'],
  ),
  ...[
    { op: '$eq', u: id },
    { op: '$in', u: { $in: [id, new ObjectId()] } },
    { op: '$gt', u: { $gt: id } },
  ].map(({ op, u }) =>
    plans(
      `a partial index from a least value on holds what ${op} finds`,
      { filter: { u } },
      ['IXSCAN', 'u_1'],
      ['COLLSCAN'],
    ),
  ),
  plans(
    'a partial index from a least value on does not answer for null beside another',
    { filter: { u: { $in: [id, null] } } },
    ['COLLSCAN'],
    ['IXSCAN'],
  ),
  plans(
    'a partial index from a least value on does not answer for an upper end alone',
    { filter: { u: { $lt: id } } },
    ['COLLSCAN'],
    ['IXSCAN'],
  ),
  // The Expression_algo of MongoDB's matcher proves comparisons and `$exists`, but no types.
  plans(
    'a value does not prove the type that a partial index asks for',
    { filter: { v: 'word' } },
    ['COLLSCAN'],
    ['IXSCAN'],
  ),
  plans(
    'a partial index of a type with the type asked for beside the value',
    { filter: { v: { $eq: 'word', $type: 'string' } } },
    ['IXSCAN', 'v_1'],
    ['COLLSCAN'],
  ),
  plans('a hint by name', { filter: { a: 1 }, hint: 's_1' }, ['IXSCAN', 's_1'], ['a_1_b_1']),
  plans(
    'a hint by key',
    { filter: { s: 'w1' }, hint: { a: 1, b: 1 } },
    ['IXSCAN', 'a_1_b_1'],
    ['s_1'],
  ),
  plans(
    'a hint of $natural',
    { filter: { a: 1 }, hint: { $natural: 1 } },
    ['COLLSCAN'],
    ['IXSCAN'],
  ),
  ...['find', 'count', 'distinct', 'update', 'delete', 'findAndModify', 'aggregate'].map(
    (command) =>
      custom(`explain of ${command}`, DOCS, async (place) => {
        const bodies: Record<string, Document> = {
          find: { filter: { a: 1 } },
          count: { query: { a: 1 } },
          distinct: { key: 'b', query: { a: 1 } },
          update: { updates: [{ q: { a: 1 }, u: { $set: { z: 1 } } }] },
          delete: { deletes: [{ q: { a: 1 }, limit: 0 }] },
          findAndModify: { query: { a: 1 }, update: { $set: { z: 1 } } },
          aggregate: { pipeline: [{ $match: { a: 1 } }], cursor: {} },
        };
        const before = await place.contents();
        const reply = await place.command({
          explain: { [command]: place.collection, ...bodies[command] },
          verbosity: 'executionStats',
        });
        expectSame(planOf(reply).includes('a_1_b_1'), true);
        expectSame(await place.contents(), before);
      }),
  ),
  custom('explain counts what it looked at', DOCS, async (place) => {
    const reply = await place.command({
      explain: { find: place.collection, filter: { a: 1, b: { $gte: 30 } } },
      verbosity: 'executionStats',
    });
    const { nReturned, totalDocsExamined } = reply['executionStats'] as Document;
    expectSame([nReturned, totalDocsExamined], [5, 5]);
  }),
  custom('explain of a scan counts all', DOCS, async (place) => {
    const reply = await place.command({
      explain: { find: place.collection, filter: { x: 1 } },
      verbosity: 'executionStats',
    });
    const { nReturned, totalDocsExamined, totalKeysExamined } = reply['executionStats'] as Document;
    expectSame([nReturned, totalDocsExamined, totalKeysExamined], [0, 60, 0]);
  }),
  custom('explain as an option of aggregate', DOCS, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $match: { a: 1 } }],
      explain: true,
    });
    expectSame(planOf(reply).includes('IXSCAN'), true);
  }),
  agrees('a range', { filter: { a: { $gte: 2, $lt: 5 } } }, ['_id_', 'a_1_b_1', 't_1', 's_1']),
  agrees('two conditions on a list', { filter: { t: { $gt: 3, $lt: 52 } } }, ['t_1', 'a_1_b_1']),
  agrees('$elemMatch', { filter: { t: { $elemMatch: { $gt: 3, $lt: 52 } } } }, ['t_1', 'a_1_b_1']),
  agrees('$all', { filter: { t: { $all: [5, 55] } } }, ['t_1', 's_1']),
  agrees('$in with a sort', { filter: { a: { $in: [1, 3] } }, sort: { b: 1 } }, [
    'a_1_b_1',
    's_1',
    '_id_',
  ]),
  agrees(
    '$in with a sort backwards and a limit',
    { filter: { a: { $in: [1, 3] } }, sort: { b: -1 }, limit: 4, skip: 2 },
    ['a_1_b_1', 's_1'],
  ),
  agrees('a sort by both fields', { sort: { a: -1, b: -1 }, limit: 9 }, ['a_1_b_1', 's_1']),
  agrees('a sort by a list', { sort: { t: 1, _id: 1 } }, ['t_1', 's_1']),
  agrees('a pattern', { filter: { s: /^w1/ }, sort: { b: 1 } }, ['s_1', 'a_1_b_1']),
  agrees('a negation', { filter: { a: { $ne: 3 } } }, ['a_1_b_1', 't_1']),
  agrees('null', { filter: { x: null, a: 1 } }, ['a_1_b_1', 't_1']),
  refused(
    'a hint that names no index',
    DOCS,
    ({ collection }) => ({ find: collection, filter: { a: 1 }, hint: 'nothing' }),
    {
      code: 2,
      text: 'hint provided does not correspond to an existing index',
    },
  ),
  refused(
    'a hint of an unknown key',
    DOCS,
    ({ collection }) => ({ find: collection, hint: { z: 1 } }),
    { code: 2 },
  ),
  refused(
    'a hint of an update',
    DOCS,
    ({ collection }) => ({
      update: collection,
      updates: [{ q: {}, u: { $set: { a: 1 } }, hint: 'nothing' }],
    }),
    { code: 2 },
  ),
  refused(
    'a hint of a delete',
    DOCS,
    ({ collection }) => ({ delete: collection, deletes: [{ q: {}, limit: 0, hint: 'nothing' }] }),
    { code: 2 },
  ),
  refused('a hint that is a number', DOCS, ({ collection }) => ({ find: collection, hint: 5 }), {
    code: 9,
  }),
  refused('explain of an unknown command', DOCS, () => ({ explain: { foo: 1 } }), { code: 59 }),
];
