import { Timestamp } from 'bson';
import {
  compilePipeline as compileStages,
  runPipeline,
  stageParts,
} from '../aggregate/pipeline.ts';
import { equalValues } from '../bson/key.ts';
import { showValue } from '../bson/show.ts';
import {
  cloneValue,
  getField,
  isDoc,
  setField,
  typeName,
  type Doc,
  type Value,
} from '../bson/value.ts';
import { failedToParse, ServerError } from '../errors.ts';
import type { Filter } from '../query/filter.ts';
import { matchPosition, type Variables } from '../query/match.ts';
import { isIndex, splitPath } from '../query/path.ts';
import { compileArrayFilters } from './array-filters.ts';
import type { Change } from './operator.ts';
import { nextTimestamp } from '../transactions/cluster-time.ts';
import { updateOperators } from './operators.ts';
import { findTargets, readTarget, removeTarget, writeTarget, type PathContext } from './target.ts';
import { nameOf } from '../bson/whole-names.ts';

/** Returns the next version of a document; `inserting` is true for an upsert. */
export type Update = (doc: Doc, filter: Filter, inserting: boolean) => Doc;

/** A compiled update and its kind. */
export interface CompiledUpdate {
  apply: Update;
  replacement: boolean;
}

interface Step {
  path: string;
  parts: string[];
  creates: boolean;
  onlyOnInsert: boolean;
  change: Change;
}

/** Context of an update. */
export interface UpdateOptions {
  arrayFilters?: Value;
  variables?: Variables;
}

const PIPELINE_STAGES = new Set([
  '$addFields',
  '$set',
  '$project',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
]);

/**
 * Compiles an update: operators, a replacement or a pipeline.
 * Throws 9 for unknown operators, 40 for conflicting paths, 66 for a changed `_id`.
 */
export function compileUpdate(source: Value, options: UpdateOptions = {}): CompiledUpdate {
  if (Array.isArray(source)) {
    if (options.arrayFilters !== undefined)
      throw failedToParse('Cannot specify arrayFilters and a pipeline update');
    return {
      apply: compilePipeline(source as Value[], options.variables ?? {}),
      replacement: false,
    };
  }
  if (!isDoc(source)) throw failedToParse('Update argument must be either an object or an array');
  const fields = Object.keys(source);
  if (!fields[0]?.startsWith('$'))
    return { apply: compileReplacement(source, fields), replacement: true };
  return { apply: compileOperators(source, options), replacement: false };
}

function compileReplacement(source: Doc, fields: string[]): Update {
  const wrong = fields.find((field) => field.startsWith('$'));
  if (wrong)
    throw new ServerError(
      52,
      `The dollar ($) prefixed field '${wrong}' in '${wrong}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  return (doc) => {
    const next: Doc = {};
    const id = Object.hasOwn(source, '_id') ? source['_id'] : getField(doc, '_id');
    if (id !== undefined) next['_id'] = id;
    for (const field of fields)
      if (field !== '_id') setField(next, field, cloneValue(source[field]));
    fillTimestamps(next);
    keepId(doc, next);
    return next;
  };
}

/** An empty top-level timestamp is replaced by the time of storing the document. */
export function fillTimestamps(doc: Doc): void {
  for (const field of Object.keys(doc)) {
    const value = doc[field];
    if (field !== '_id' && value instanceof Timestamp && value.isZero())
      setField(doc, field, nextTimestamp());
  }
}

function keepId(before: Doc, after: Doc, path?: string): void {
  const id = getField(before, '_id');
  if (id === undefined || equalValues(id, getField(after, '_id'))) return;
  throw new ServerError(
    66,
    path
      ? `Performing an update on the path '${path}' would modify the immutable field '_id'`
      : `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${showValue(getField(after, '_id'))}`,
  );
}

function compilePipeline(stages: Value[], variables: Variables): Update {
  for (const stage of stages) {
    const [name] = stageParts(stage);
    if (name && PIPELINE_STAGES.has(name)) continue;
    // An unknown stage has its own error.
    compileStages([stage]);
    throw new ServerError(72, `${name} is not allowed to be used within an update`);
  }
  compileStages(stages);
  return (doc) => {
    const [next] = runPipeline([doc], stages, { variables });
    const result = next ?? doc;
    if (!Object.hasOwn(result, '_id') && Object.hasOwn(doc, '_id')) {
      const withId: Doc = { _id: doc['_id'] };
      for (const field of Object.keys(result)) setField(withId, field, result[field]);
      return withId;
    }
    keepId(doc, result);
    return result;
  };
}

function compileOperators(source: Doc, options: UpdateOptions): Update {
  const filters = compileArrayFilters(options.arrayFilters);
  const steps: Step[] = [];
  const renames: { from: string; to: string }[] = [];
  const paths: string[] = [];
  const usedFilters = new Set<string>();
  for (const operator of Object.keys(source)) {
    const argument = source[operator];
    const definition = Object.hasOwn(updateOperators, operator)
      ? updateOperators[operator]
      : undefined;
    if (!definition && operator !== '$rename') {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDoc(argument)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeName(argument)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${showValue(argument)}}`,
      );
    }
    for (const property of Object.keys(argument)) {
      const path = nameOf(property);
      checkPath(path);
      for (const name of path.matchAll(/\$\[([^[\]]+)\]/g)) usedFilters.add(name[1]!);
      if (!definition) {
        renames.push(parseRename(path, argument[property]));
        paths.push(path, String(argument[property]));
        continue;
      }
      paths.push(path);
      steps.push({
        path,
        parts: splitPath(path),
        creates: definition.creates,
        onlyOnInsert: definition.onlyOnInsert ?? false,
        change: definition.prepare(argument[property], path),
      });
    }
  }
  refuseConflicts(paths);
  for (const name of filters.keys()) {
    if (!usedFilters.has(name))
      throw failedToParse(
        `The array filter for identifier '${name}' was not used in the update ${showValue(source)}`,
      );
  }
  // MongoDB applies changes, and therefore adds fields, in path order.
  steps.sort(inPathOrder);
  const idPath = paths.find((path) => path === '_id' || path.startsWith('_id.'));
  const positional = steps.some((step) => step.parts.includes('$'));
  return (doc, filter, inserting) => {
    // Parts outside all paths stay the same objects, which shows that they did not change.
    const next = { ...doc };
    const context: PathContext = {
      position: positional ? matchPosition(filter, doc) : undefined,
      filters,
      copied: new WeakSet<Doc | Value[]>([next]),
    };
    for (const step of steps) {
      if (step.onlyOnInsert && !inserting) continue;
      for (const target of findTargets(next, step.parts, step.creates, context))
        step.change(target, next);
    }
    for (const { from, to } of renames) rename(next, from, to, context);
    keepId(doc, next, idPath);
    return next;
  };
}

function checkPath(path: string): void {
  const parts = splitPath(path);
  if (path === '') throw new ServerError(56, 'An empty update path is not valid.');
  if (parts.includes(''))
    throw new ServerError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (parts[0] === '$' || parts[0]!.startsWith('$['))
    throw new ServerError(
      2,
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
}

/** Compares paths part by part, numeric parts by value. */
function inPathOrder(a: Step, b: Step): number {
  const size = Math.min(a.parts.length, b.parts.length);
  for (let at = 0; at < size; at++) {
    const [one, other] = [a.parts[at]!, b.parts[at]!];
    if (one === other) continue;
    if (isIndex(one) && isIndex(other)) return Number(one) - Number(other);
    return one < other ? -1 : 1;
  }
  return a.parts.length - b.parts.length;
}

function refuseConflicts(paths: readonly string[]): void {
  const whole = new Set<string>();
  const inside = new Set<string>();
  for (const path of paths) {
    const parts = splitPath(path);
    const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
    const by =
      prefixes.find((prefix) => whole.has(prefix)) ?? (inside.has(path) ? path : undefined);
    if (by !== undefined)
      throw new ServerError(40, `Updating the path '${path}' would create a conflict at '${by}'`);
    whole.add(path);
    for (const prefix of prefixes) inside.add(prefix);
  }
}

function parseRename(from: string, to: Value): { from: string; to: string } {
  if (typeof to !== 'string')
    throw new ServerError(2, `The 'to' field for $rename must be a string: ${from}: ${String(to)}`);
  checkPath(to);
  if (from === to)
    throw new ServerError(
      2,
      `The source and target field for $rename must differ: ${from}: "${to}"`,
    );
  if (/\$/.test(from) || /\$/.test(to))
    throw new ServerError(2, `The source field for $rename may not be dynamic: ${from}`);
  return { from, to };
}

function rename(doc: Doc, from: string, to: string, context: PathContext): void {
  refuseLists(doc, from, 'source');
  const [source] = findTargets(doc, splitPath(from), false, context);
  const value = source && readTarget(source);
  if (!source || value === undefined) return;
  refuseLists(doc, to, 'destination');
  removeTarget(source);
  const [target] = findTargets(doc, splitPath(to), true, context);
  if (target) writeTarget(target, value);
}

function refuseLists(doc: Doc, path: string, role: 'source' | 'destination'): void {
  let value: Value = doc;
  for (const part of splitPath(path)) {
    if (Array.isArray(value))
      throw new ServerError(2, `The ${role} field cannot be an array element, '${path}'`);
    value = isDoc(value) ? getField(value, part) : undefined;
  }
}
