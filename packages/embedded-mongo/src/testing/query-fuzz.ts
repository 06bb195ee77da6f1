import { Decimal128, Double } from 'bson';
import { keyOf } from '../bson/key.ts';
import { showValue } from '../bson/show.ts';
import type { Doc, Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { parseIndexSpec } from '../index/index-spec.ts';
import { runQuery } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { parseSort, sortKey } from '../query/sort.ts';
import { Collection } from '../storage/collection.ts';

type Random = () => number;

const PATHS = ['a', 'b', 'a.x', 'a.x', 'a.y', 'a.y', 'b.x', 'a.0', 'a.x.y'];
const INDEXED = ['a', 'b', 'a.x', 'a.x', 'a.y', 'a.y', 'b.x', 'a.x.y'];
const DOCUMENTS = 8;
const QUERIES = 40;
/** So few values that almost every filter matches some document, and arrays repeat values. */
const SCALARS: Value[] = [0, 1, 1, 2, new Double(2), Decimal128.fromString('1'), 'p', 'pq'];

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

function scalar(random: Random): Value {
  return random() < 0.12 ? null : pick(random, SCALARS);
}

function embedded(random: Random, depth: number): Doc {
  const doc: Doc = {};
  for (const field of ['x', 'y']) if (random() < 0.75) doc[field] = anyValue(random, depth + 1);
  return doc;
}

function anyValue(random: Random, depth: number): Value {
  const kind = random();
  if (depth > 2 || kind < 0.45) return scalar(random);
  if (kind < 0.65) return embedded(random, depth);
  return Array.from({ length: Math.floor(random() * 4) }, () =>
    random() < 0.6 ? embedded(random, depth + 1) : anyValue(random, depth + 2),
  );
}

const pair = (random: Random): Doc => ({ x: scalar(random), y: scalar(random) });

/** Lists of documents, whose fields are the most error-prone in indexes, occur often. */
function document(random: Random, id: number): Doc {
  const doc: Doc = { _id: id };
  if (random() < 0.4) return { ...doc, a: [pair(random), pair(random)], b: scalar(random) };
  for (const field of ['a', 'b']) if (random() < 0.85) doc[field] = anyValue(random, 0);
  return doc;
}

function leaf(random: Random): Value {
  const value = random() < 0.2 ? anyValue(random, 1) : scalar(random);
  switch (Math.floor(random() * 12)) {
    case 0:
      return { $in: [value, scalar(random)] };
    case 1:
      return { $gt: value };
    case 2:
      return { $gte: value, $lt: scalar(random) };
    case 3:
      return { $lte: value };
    case 4:
      return { $exists: random() < 0.6 };
    case 5:
      return { $ne: value };
    case 6:
      return { $all: [scalar(random), scalar(random)] };
    case 7:
      return { $elemMatch: { x: scalar(random), y: scalar(random) } };
    case 8:
      return { $regex: '^p' };
    case 9:
      return { $type: pick(random, ['string', 'number', 'array', 'object']) };
    default:
      return value;
  }
}

function filterOf(random: Random, depth = 0): Doc {
  if (depth < 2 && random() < 0.2) {
    const parts = [filterOf(random, depth + 1), filterOf(random, depth + 1)];
    return { [pick(random, ['$and', '$or', '$or', '$nor'])]: parts };
  }
  if (random() < 0.3) return { 'a.x': leaf(random), 'a.y': leaf(random) };
  const filter: Doc = {};
  const fields = 1 + Math.floor(random() * 3);
  for (let at = 0; at < fields; at++) filter[pick(random, PATHS)] = leaf(random);
  return filter;
}

function fieldsOf(random: Random, max: number, paths: readonly string[]): Doc {
  const fields: Doc = {};
  const count = 1 + Math.floor(random() * max);
  for (let at = 0; at < count; at++) fields[pick(random, paths)] = random() < 0.7 ? 1 : -1;
  return fields;
}

const PARTIALS: Doc[] = [{ a: { $exists: true } }, { b: { $gt: 0 } }, { 'a.x': 1 }];

function addIndexes(random: Random, collection: Collection): void {
  for (let at = 0; at < 2; at++) {
    const kind = random();
    const key = random() < 0.3 ? { 'a.x': 1, 'a.y': 1 } : fieldsOf(random, 3, INDEXED);
    const source: Doc = { key, name: `i${at}` };
    if (kind < 0.15) source['sparse'] = true;
    else if (kind < 0.3) source['partialFilterExpression'] = pick(random, PARTIALS);
    collection.buildIndex(parseIndexSpec(source));
  }
}

/** Skips documents that some index refuses because of parallel arrays. */
function insert(collection: Collection, doc: Doc): void {
  try {
    for (const index of collection.indexes.values()) index.keysOf(doc);
  } catch (error) {
    if (error instanceof ServerError && error.code === 171) return;
    throw error;
  }
  collection.apply(Collection.idKeyOf(doc), doc, 0, 1, false);
}

/** The planner's own choice, and an index that contains every document. */
function hintsOf(random: Random, collection: Collection): Value[] {
  const whole = [...collection.indexes.values()].filter(
    ({ spec }) => !spec.sparse && !spec.partial,
  );
  return [undefined, pick(random, whole).spec.name];
}

interface Asked {
  filter: Doc;
  sort: Doc;
  limit: number;
}

/** Returns a query's result in a form that ignores the order of equal documents. */
function answer(collection: Collection, { filter, sort, limit }: Asked, hint: Value): string[] {
  const fields = parseSort(sort);
  const docs = runQuery(collection, { filter: compileFilter(filter), sort: fields, limit, hint });
  const shown = docs.map((doc) => (limit > 0 ? sortKey(doc, fields) : keyOf(doc['_id'])));
  const order = docs.map((doc) => sortKey(doc, fields));
  // Without a sort, a limit may keep any of them.
  const sorted = fields.length === 0 && limit > 0 ? shown.map(() => '') : shown.toSorted();
  return [...sorted, ...order];
}

/** A sort by two arrays of one document is refused, with or without an index. */
function answerOrRefusal(collection: Collection, asked: Asked, hint: Value): string {
  try {
    return answer(collection, asked, hint).join();
  } catch (error) {
    if (error instanceof ServerError && error.message.includes('parallel')) return 'refused';
    throw error;
  }
}

/**
 * Fills a small collection at random and runs some queries with every index and without one.
 * Returns the number of queries and a text for each whose results differ.
 */
export function fuzzQueries(random: Random): { queries: number; wrong: string[] } {
  const collection = new Collection(1, 'fuzz', 'c', {});
  addIndexes(random, collection);
  for (let id = 0; id < DOCUMENTS; id++) insert(collection, document(random, id));
  const wrong: string[] = [];
  for (let query = 0; query < QUERIES; query++) {
    const asked: Asked = {
      filter: filterOf(random),
      sort: random() < 0.4 ? fieldsOf(random, 2, INDEXED) : {},
      limit: random() < 0.3 ? 1 + Math.floor(random() * 3) : 0,
    };
    const expected = answerOrRefusal(collection, asked, { $natural: 1 });
    for (const hint of hintsOf(random, collection)) {
      if (answerOrRefusal(collection, asked, hint) === expected) continue;
      const docs = [...collection.records.values()].map(({ doc }) => showValue(doc));
      const keys = [...collection.indexes.values()].map(({ spec }) => showValue(spec.source));
      wrong.push([showValue(asked), `by ${showValue(hint)}`, ...keys, ...docs].join('\n'));
    }
  }
  return { queries: QUERIES, wrong };
}
