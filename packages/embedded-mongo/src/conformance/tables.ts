import { inspect } from 'node:util';
import type { Document } from 'mongodb';
import { expectParts, expectRefusal, expectSame, type Refusal } from './compare.ts';
import type { ConformanceCase, Place } from './conformance-case.ts';

/** Content of a collection before a case. Documents without an `_id` get 0, 1, 2 … */
export interface Given {
  docs?: Document[];
  /** Other collections, by name suffix. */
  also?: Record<string, Document[]>;
  indexes?: Document[];
}

/** Adds the numbers by which cases refer to documents. */
export function numbered(docs: readonly Document[]): Document[] {
  return docs.map((doc, at) => (Object.hasOwn(doc, '_id') ? doc : { _id: at, ...doc }));
}

/** Returns the name of another collection of the case. */
export function other(place: Place, suffix: string): string {
  return `${place.collection}_${suffix}`;
}

/** Fills the collections of a case. */
export async function prepare(place: Place, given: Given): Promise<void> {
  if (given.indexes) {
    const indexes = given.indexes.map((index) => ({ name: nameOfIndex(index), ...index }));
    await place.command({ createIndexes: place.collection, indexes });
  }
  if (given.docs && given.docs.length > 0)
    await place.command({ insert: place.collection, documents: numbered(given.docs) });
  for (const [suffix, docs] of Object.entries(given.also ?? {}))
    if (docs.length > 0)
      await place.command({ insert: other(place, suffix), documents: numbered(docs) });
}

function nameOfIndex(index: Document): string {
  return Object.entries(index['key'] as Document)
    .map(([path, direction]) => `${path}_${String(direction)}`)
    .join('_');
}

/** Returns the documents of a cursor's first batch. */
export function batchOf(reply: Document): Document[] {
  const cursor = reply['cursor'] as Document;
  return (cursor['firstBatch'] ?? cursor['nextBatch']) as Document[];
}

/** A case with custom code. */
export function custom(
  name: string,
  given: Given,
  run: (place: Place) => Promise<void>,
  only?: ConformanceCase['only'],
): ConformanceCase {
  const own = {
    name,
    run: async (place: Place) => {
      await prepare(place, given);
      await run(place);
    },
  };
  return only ? { ...own, only } : own;
}

/** Checks which documents a filter finds, by number. */
export function match(
  name: string,
  docs: Document[],
  filter: Document,
  expected: number[],
): ConformanceCase {
  return custom(name, { docs }, async (place) => {
    const found = await place.command({
      find: place.collection,
      filter,
      sort: { _id: 1 },
      projection: { _id: 1 },
      batchSize: 1000,
    });
    expectSame(
      batchOf(found).map((doc) => doc['_id'] as unknown),
      expected,
    );
  });
}

/** Checks the order of a sort, by number. */
export function sorts(
  name: string,
  docs: Document[],
  sort: Document,
  expected: number[],
): ConformanceCase {
  return custom(name, { docs }, async (place) => {
    const found = await place.command({ find: place.collection, sort, projection: { _id: 1 } });
    expectSame(
      batchOf(found).map((doc) => doc['_id'] as unknown),
      expected,
    );
  });
}

/** Checks the result of a `find` projection on one document. */
export function project(
  name: string,
  doc: Document,
  projection: Document,
  expected: Document,
  filter: Document = {},
): ConformanceCase {
  return custom(name, { docs: [doc] }, async (place) => {
    const found = await place.command({ find: place.collection, filter, projection });
    expectSame(batchOf(found), [expected]);
  });
}

/** Checks the result of a pipeline. */
export function pipeline(
  name: string,
  given: Given | Document[],
  stages: Document[] | ((place: Place) => Document[]),
  expected: Document[],
): ConformanceCase {
  return custom(name, Array.isArray(given) ? { docs: given } : given, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: typeof stages === 'function' ? stages(place) : stages,
      cursor: { batchSize: 1000 },
    });
    expectSame(batchOf(reply), expected);
  });
}

/** Checks the value of an expression on one document; `MISSING` for none. */
export function expression(
  source: unknown,
  expected: unknown,
  doc: Document = {},
): ConformanceCase {
  return custom(nameOfExpression(source, doc), { docs: [doc] }, async (place) => {
    const reply = await place.command({
      aggregate: place.collection,
      pipeline: [{ $replaceWith: { value: source } }],
      cursor: {},
    });
    expectSame(batchOf(reply), [expected === MISSING ? {} : { value: expected }]);
  });
}

/** Stands for a missing value of an expression. */
export const MISSING = Symbol('missing');

/** Checks that an expression is refused. */
export function expressionRefused(source: unknown, refusal: Refusal): ConformanceCase {
  return refused(
    `${nameOfExpression(source)} is refused`,
    { docs: [{}] },
    (place) => ({
      aggregate: place.collection,
      pipeline: [{ $replaceWith: { value: source } }],
      cursor: {},
    }),
    refusal,
  );
}

function nameOfExpression(source: unknown, doc: Document = {}): string {
  const text = (value: unknown): string =>
    inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 10 });
  return Object.keys(doc).length > 0 ? `${text(source)} of ${text(doc)}` : text(source);
}

/** Checks parts of a command's reply, and the content of the collection afterwards. */
export function answers(
  name: string,
  given: Given,
  command: (place: Place) => Document,
  reply: Document,
  after?: Document[],
): ConformanceCase {
  return custom(name, given, async (place) => {
    expectParts(await place.command(command(place)), reply);
    if (after) expectSame(await place.contents(), numbered(after));
  });
}

/** Checks that a command is refused and does not change the collection. */
export function refused(
  name: string,
  given: Given,
  command: (place: Place) => Document,
  refusal: Refusal,
  only?: ConformanceCase['only'],
): ConformanceCase {
  return custom(
    name,
    given,
    async (place) => {
      const before = await place.contents();
      await expectRefusal(() => place.command(command(place)), refusal);
      expectSame(await place.contents(), before);
    },
    only,
  );
}

/** Checks that a filter is refused. */
export function filterRefused(
  name: string,
  filter: Document,
  refusal: Refusal,
  only?: ConformanceCase['only'],
): ConformanceCase {
  return refused(
    name,
    { docs: [{ a: 1 }] },
    (place) => ({ find: place.collection, filter }),
    refusal,
    only,
  );
}

/** Checks that a pipeline is refused. */
export function pipelineRefused(
  name: string,
  stages: unknown,
  refusal: Refusal,
  only?: ConformanceCase['only'],
): ConformanceCase {
  return refused(
    name,
    { docs: [{ a: 1 }] },
    (place) => ({ aggregate: place.collection, pipeline: stages, cursor: {} }),
    refusal,
    only,
  );
}

/** Options of an update besides its filter. */
export interface UpdateCase {
  q?: Document;
  multi?: boolean;
  upsert?: boolean;
  arrayFilters?: Document[];
  hint?: unknown;
}

/** Checks the result of an update on one or several documents; no change answers `nModified: 0`. */
export function update(
  name: string,
  before: Document | Document[],
  change: unknown,
  after: Document | Document[],
  { q = {}, ...options }: UpdateCase = {},
): ConformanceCase {
  const docs = numbered(Array.isArray(before) ? before : [before]);
  return custom(name, { docs }, async (place) => {
    await place.command({
      update: place.collection,
      updates: [{ q, u: change, ...options }],
    });
    expectSame(await place.contents(), numbered(Array.isArray(after) ? after : [after]));
  });
}

/** Checks that an update is refused and changes nothing. */
export function updateRefused(
  name: string,
  before: Document,
  change: unknown,
  refusal: Refusal,
  { q = {}, ...options }: UpdateCase = {},
): ConformanceCase {
  return refused(
    name,
    { docs: [before] },
    (place) => ({ update: place.collection, updates: [{ q, u: change, ...options }] }),
    refusal,
  );
}
