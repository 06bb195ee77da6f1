import { ObjectId } from 'bson';
import { keyOf } from '../bson/key.ts';
import { cloneValue, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import { runQuery } from '../query/execute.ts';
import { compileFilter } from '../query/match.ts';
import { splitPath, valueAtPath } from '../query/path.ts';
import { Collection } from '../storage/collection.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { compileExpression } from '../aggregate/expression.ts';
import { compileUpdate } from '../update/update.ts';
import { mergeDocs } from '../aggregate/operators-logic.ts';
import type { Call } from './context.ts';

function target(call: Call, into: Value, name: string, transaction: Transaction): Collection {
  const place = isDoc(into) ? into : { db: call.database, coll: into };
  const { db, coll } = place;
  if (typeof coll !== 'string' || (db !== undefined && typeof db !== 'string'))
    throw failedToParse(`${name} needs a collection`);
  return call.server.store.ensure(db ?? call.database, coll, transaction);
}

function withId(doc: Doc): Doc {
  if (Object.hasOwn(doc, '_id')) return cloneValue(doc);
  const result: Doc = { _id: new ObjectId() };
  for (const field of Object.keys(doc)) setField(result, field, cloneValue(doc[field]));
  return result;
}

/** `$out`: afterwards the collection contains exactly the result. */
export function writeOut(
  call: Call,
  docs: readonly Doc[],
  argument: Value,
  transaction: Transaction,
): void {
  const collection = target(call, argument, '$out', transaction);
  const incoming = docs.map(withId);
  const kept = new Set(incoming.map(Collection.idKeyOf));
  if (kept.size < incoming.length)
    throw new ServerError(11000, 'E11000 duplicate key error: $out has two documents with one _id');
  for (const doc of runQuery(collection, { filter: compileFilter({}) }, transaction)) {
    const key = Collection.idKeyOf(doc);
    if (!kept.has(key)) transaction.remove(collection, key);
  }
  for (const doc of incoming) transaction.write(collection, Collection.idKeyOf(doc), doc);
}

/** `$merge`: the result is merged into a collection. */
export function writeMerge(
  call: Call,
  docs: readonly Doc[],
  argument: Value,
  transaction: Transaction,
): void {
  const options: Doc = isDoc(argument) ? argument : { into: argument };
  const collection = target(call, options['into'], '$merge', transaction);
  const on = options['on'] ?? '_id';
  const fields = (Array.isArray(on) ? (on as Value[]) : [on]).map(String);
  if (!(fields.length === 1 && fields[0] === '_id') && !hasUnique(collection, fields)) {
    throw new ServerError(51183, 'Cannot find index to verify that join fields will be unique');
  }
  const matched = options['whenMatched'] ?? 'merge';
  const unmatched = options['whenNotMatched'] ?? 'insert';
  const stages = Array.isArray(matched) ? (matched as Value[]) : undefined;
  if (!stages && options['let'] !== undefined)
    throw new ServerError(
      51199,
      `Cannot use 'let' variables with 'whenMatched: ${String(matched)}' mode`,
    );
  const bind = mergeVariables(options['let']);
  if (stages) compileUpdate(stages);
  if (
    (!stages && !['merge', 'replace', 'keepExisting', 'fail'].includes(String(matched))) ||
    !['insert', 'discard', 'fail'].includes(String(unmatched))
  ) {
    throw failedToParse('$merge has an unknown whenMatched or whenNotMatched');
  }
  for (const doc of docs.map(withId)) {
    const filter = compileFilter(
      Object.fromEntries(fields.map((field) => [field, { $eq: keyOfMerge(doc, field) }])),
    );
    const [found] = runQuery(collection, { filter, limit: 1 }, transaction);
    if (!found) {
      if (unmatched === 'fail')
        throw new ServerError(
          13113,
          '$merge could not find a matching document in the target collection for at least one document in the source collection',
        );
      if (unmatched === 'insert') transaction.insert(collection, doc);
      continue;
    }
    if (matched === 'fail') throw collection.idIndex.duplicate(collection.namespace, doc);
    if (matched === 'keepExisting') continue;
    const merged = stages
      ? compileUpdate(stages, { variables: bind(doc) }).apply(found, filter, false)
      : matched === 'merge'
        ? mergeDocs([found, doc])
        : doc;
    if (fields[0] !== '_id' && !stages) merged['_id'] = found['_id'];
    if (keyOf(merged['_id']) !== keyOf(found['_id']))
      throw new ServerError(66, '$merge failed due to a change of the immutable field _id');
    transaction.replace(collection, Collection.idKeyOf(found), merged, matched === 'replace');
  }
}

/** Returns the variables of a `$merge` pipeline: those of `let`, or `new` for the document. */
function mergeVariables(source: Value): (doc: Doc) => Record<string, Value> {
  if (source !== undefined && !isDoc(source)) throw failedToParse(`$merge 'let' must be an object`);
  const own = Object.entries(source ?? { new: '$$ROOT' }).map(
    ([name, value]) => [name, compileExpression(value)] as const,
  );
  return (doc) =>
    Object.fromEntries(
      own.map(([name, value]) => [name, value({ root: doc, current: doc, variables: {} })]),
    );
}

/** Returns the merge key of a document. Throws 51132 if it has no such value. */
function keyOfMerge(doc: Doc, field: string): Value {
  const value = valueAtPath(doc, splitPath(field));
  if (value === undefined || value === null || Array.isArray(value))
    throw new ServerError(
      51132,
      "$merge write error: 'on' field cannot be missing, null, undefined or an array",
    );
  return value;
}

function hasUnique(collection: Collection, fields: readonly string[]): boolean {
  for (const { spec } of collection.indexes.values()) {
    const own = spec.fields.map((field) => field.path);
    if (spec.unique && own.length === fields.length && own.every((path) => fields.includes(path)))
      return true;
  }
  return false;
}
