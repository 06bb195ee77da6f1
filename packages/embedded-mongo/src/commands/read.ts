import { asInteger } from '../bson/arithmetic.ts';
import { withCollation } from '../bson/collation.ts';
import { keyOf } from '../bson/key.ts';
import { asNumber, isDoc, isNumeric, isTruthy, type Doc, type Value } from '../bson/value.ts';
import { badValue, failedToParse, notSupported, ServerError } from '../errors.ts';
import { plainRow } from '../index/key-rows.ts';
import { countByIndex } from '../query/count.ts';
import { planOf, runQuery, type Query } from '../query/execute.ts';
import { hintedIndex, keyDocument, rangeOfIndex } from '../query/index-range.ts';
import { compileFilter } from '../query/match.ts';
import { keyValues, splitPath } from '../query/path.ts';
import { compileProjection, type Projection } from '../query/project.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../storage/collection.ts';
import {
  checkFields,
  collectionName,
  docField,
  existing,
  letVariables,
  refuseInTransaction,
  refuseOptions,
  type Call,
  type Command,
} from './context.ts';
import { batchSizeOf } from './cursors.ts';

const FIND_FIELDS = [
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'allowDiskUse',
  'noCursorTimeout',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'allowPartialResults',
  'min',
  'max',
];

function count(body: Doc, field: string): number {
  const value = body[field];
  if (value === undefined || value === null) return 0;
  const number = asInteger(value);
  if (number === undefined || number < 0)
    throw new ServerError(
      51024,
      `BSON field '${field}' value must be >= 0, actual value '${String(value)}'`,
    );
  return number;
}

/** Returns the query of a `find` body. */
export function findQuery(body: Doc): Query {
  return {
    filter: compileFilter(docField(body, 'filter'), letVariables(body)),
    sort: sortOf(body),
    skip: count(body, 'skip'),
    limit: count(body, 'limit'),
    hint: hintOf(body['hint']),
  };
}

function sortOf(body: Doc): ReturnType<typeof parseSort> {
  const sort = docField(body, 'sort');
  return Object.hasOwn(sort, '$natural') ? [] : parseSort(sort);
}

/** An absent or empty hint counts as none. */
export function hintOf(hint: Value): Value {
  if (hint === null || hint === undefined) return undefined;
  if (typeof hint !== 'string' && !isDoc(hint))
    throw failedToParse('Hint must be a string or an object');
  return isDoc(hint) && Object.keys(hint).length === 0 ? undefined : hint;
}

/** There are no capped collections, so cursors cannot be tailable. */
function refuseTailable(body: Doc): void {
  if (isTruthy(body['tailable']))
    throw badValue('error processing query: tailable cursor requested on non capped collection');
  if (isTruthy(body['awaitData']))
    throw failedToParse(`Cannot set 'awaitData' without also setting 'tailable'`);
}

function withinOf(collection: Collection, body: Doc): Query['within'] {
  const { min, max } = body;
  if (min === undefined && max === undefined) return undefined;
  const hint = hintOf(body['hint']);
  if (hint === undefined)
    throw new ServerError(
      51173,
      'When using min()/max() a hint of which index to use must be provided',
    );
  const index = hintedIndex(collection, hint);
  if (!index) throw badValue('hint provided does not correspond to an existing index');
  return { index, bounds: rangeOfIndex(index, min, max) };
}

/**
 * `returnKey`: returns only the index fields of each document, from the index used by the query.
 */
function keysAlone(
  collection: Collection,
  query: Query,
  projection: Projection | undefined,
): (doc: Doc) => Doc {
  if (projection) throw notSupported('returnKey with a projection');
  const plan = planOf(collection, query);
  if (plan.kind === 'scan') return () => ({});
  const index = plan.kind === 'index' ? plan.index : collection.idIndex;
  // The entry by which a document was found is not stored.
  if (plan.kind === 'or' || index.isMultikey) throw notSupported('returnKey of several entries');
  return (doc) => keyDocument(index, plainRow(doc, index.spec.fields) ?? []);
}

const find: Command = (call) => {
  const { body, server } = call;
  checkFields(body, FIND_FIELDS);
  refuseOptions(body, ['showRecordId']);
  refuseTailable(body);
  const collection = existing(call);
  const query = findQuery(body);
  const sort = docField(body, 'sort');
  if (Object.hasOwn(sort, '$natural')) query.hint = sort;
  if (collection) query.within = withinOf(collection, body);
  const projectionSource = docField(body, 'projection');
  const variables = letVariables(body);
  const projection =
    Object.keys(projectionSource).length > 0
      ? compileProjection(projectionSource, query.filter)
      : undefined;
  const docs = collection ? runQuery(collection, query, call.transaction) : [];
  return {
    cursor: server.cursors.first(
      {
        namespace: `${call.database}.${collectionName(call)}`,
        docs,
        shape: isTruthy(body['returnKey'])
          ? collection && keysAlone(collection, query, projection)
          : projection &&
            ((doc) => withCollation(call.collation, () => projection(doc, variables))),
        lasting: isTruthy(body['noCursorTimeout']),
      },
      batchSizeOf(body['batchSize']),
      isTruthy(body['singleBatch']),
    ),
    ok: 1,
  };
};

const getMore: Command = async ({ body, database, server }) => {
  checkFields(body, ['collection', 'batchSize']);
  const id = body['getMore'];
  if (typeof id !== 'bigint')
    throw new ServerError(
      14,
      `BSON field 'getMore.getMore' is the wrong type, expected type 'long'`,
    );
  const namespace = `${database}.${String(body['collection'])}`;
  if (server.streams.has(id)) {
    const wait = isNumeric(body['maxTimeMS']) ? asNumber(body['maxTimeMS']) : undefined;
    const size = batchSizeOf(body['batchSize']);
    return { cursor: await server.streams.next(id, namespace, size, wait), ok: 1 };
  }
  return {
    cursor: server.cursors.next(id, namespace, batchSizeOf(body['batchSize'])),
    ok: 1,
  };
};

const killCursors: Command = ({ body, server }) => {
  const cursorsKilled: Value[] = [];
  const cursorsNotFound: Value[] = [];
  for (const id of Array.isArray(body['cursors']) ? (body['cursors'] as Value[]) : []) {
    (typeof id === 'bigint' && (server.cursors.kill(id) || server.streams.kill(id))
      ? cursorsKilled
      : cursorsNotFound
    ).push(id);
  }
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

const countCommand: Command = (call) => {
  const { body } = call;
  refuseInTransaction(call);
  checkFields(body, ['query', 'limit', 'skip', 'hint', 'fields']);
  const collection = existing(call);
  if (!collection) return { n: 0, ok: 1 };
  const filterSource = docField(body, 'query');
  const limit = Math.abs(asInteger(body['limit'] ?? 0) ?? 0);
  const skip = count(body, 'skip');
  const filter = compileFilter(filterSource, letVariables(body));
  const counted = body['hint'] === undefined ? countByIndex(collection, filterSource) : undefined;
  if (counted !== undefined) {
    const rest = Math.max(0, counted - skip);
    return { n: limit > 0 ? Math.min(limit, rest) : rest, ok: 1 };
  }
  return {
    n: runQuery(collection, { filter, skip, limit, hint: hintOf(body['hint']) }, call.transaction)
      .length,
    ok: 1,
  };
};

const distinct: Command = (call) => {
  const { body } = call;
  checkFields(body, ['key', 'query', 'hint']);
  const key = body['key'];
  if (key === undefined)
    throw new ServerError(40414, `BSON field 'distinct.key' is missing but a required field`);
  if (typeof key !== 'string')
    throw new ServerError(
      14,
      `BSON field 'distinct.key' is the wrong type, expected type 'string'`,
    );
  const collection = existing(call);
  if (!collection) return { values: [], ok: 1 };
  const filter = compileFilter(docField(body, 'query'), letVariables(body));
  const found = new Map<string, Value>();
  const parts = splitPath(key);
  const query = { filter, hint: hintOf(body['hint']) };
  for (const doc of runQuery(collection, query, call.transaction))
    for (const [id, value] of valuesInOrder(doc, parts)) if (!found.has(id)) found.set(id, value);
  return { values: [...found.values()], ok: 1 };
};

/** Returns the distinct values of one document in order, each with its key. */
function valuesInOrder(doc: Doc, parts: readonly string[]): [id: string, value: Value][] {
  const values = keyValues(doc, parts).values.filter(
    (value) => value !== undefined && typeof value !== 'symbol',
  ) as Value[];
  const keyed = values.map((value): [string, Value] => [keyOf(value), value]);
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Commands that read documents. */
export const readCommands: Record<string, Command> = {
  find,
  getMore,
  killCursors,
  count: countCommand,
  distinct,
};

/** Returns the documents that match the filter of a write. */
export function matching(call: Call, query: Query, transaction: Call['transaction']): Doc[] {
  const collection = existing(call);
  return collection ? runQuery(collection, query, transaction) : [];
}
