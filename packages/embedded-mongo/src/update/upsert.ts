import { ObjectId, BSONRegExp } from 'bson';
import { cloneValue, isDoc, setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { isOperatorDoc } from '../query/match.ts';
import { splitPath } from '../query/path.ts';
import type { Filter } from '../query/filter.ts';
import type { CompiledUpdate } from './update.ts';
import { findTargets, readTarget, writeTarget } from './target.ts';
import { nameOf } from '../bson/whole-names.ts';

/**
 * Returns the document that an upsert inserts: the filter's equalities, the update, then an `_id`.
 */
export function upsertDoc(filter: Filter, update: CompiledUpdate): Doc {
  const seed: Doc = {};
  if (update.replacement) {
    const id = equalities(filter.source).find(([path]) => path === '_id');
    if (id) seed['_id'] = id[1];
  } else {
    const found = equalities(filter.source);
    refuseOverlaps(found.map(([path]) => path));
    for (const [path, value] of found) seedPath(seed, path, value);
  }
  const made = update.apply(seed, filter, true);
  if (Object.hasOwn(made, '_id')) return made;
  const result: Doc = { _id: new ObjectId() };
  for (const field of Object.keys(made)) setField(result, field, made[field]);
  return result;
}

function refuseOverlaps(paths: readonly string[]): void {
  const sorted = [...paths].sort();
  for (const [at, path] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before !== undefined && path.startsWith(`${before}.`))
      throw new ServerError(
        54,
        `cannot infer query fields to set, both paths '${path}' and '${before}' are matched`,
      );
  }
}

function seedPath(seed: Doc, path: string, value: Value): void {
  const [target] = findTargets(seed, splitPath(path), true, {
    position: undefined,
    filters: new Map(),
  });
  if (!target) return;
  if (readTarget(target) !== undefined)
    throw new ServerError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  writeTarget(target, cloneValue(value));
}

function equalities(source: Doc): [string, Value][] {
  const found: [string, Value][] = [];
  for (const [property, value] of Object.entries(source)) {
    const path = nameOf(property);
    if (path === '$and' || (path === '$or' && Array.isArray(value) && value.length === 1)) {
      for (const part of value as Value[]) if (isDoc(part)) found.push(...equalities(part));
    } else if (path.startsWith('$') || value instanceof BSONRegExp) continue;
    else if (!isOperatorDoc(value)) found.push([path, value]);
    else if (Object.hasOwn(value, '$eq')) found.push([path, value['$eq']]);
    else if (
      Array.isArray(value['$in']) &&
      value['$in'].length === 1 &&
      !(value['$in'][0] instanceof BSONRegExp)
    )
      found.push([path, value['$in'][0] as Value]);
    else if (Array.isArray(value['$all']) && value['$all'].length === 1 && !isDoc(value['$all'][0]))
      found.push([path, value['$all'][0] as Value]);
  }
  return found;
}
