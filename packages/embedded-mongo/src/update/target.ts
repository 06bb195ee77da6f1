import { getField, isDoc, removeField, setField, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import type { Test } from '../query/filter.ts';
import { isIndex } from '../query/path.ts';
import { showValue } from '../bson/show.ts';

/** References in an update path besides names. */
export interface PathContext {
  /** The index for the positional operator `$`. */
  position: number | undefined;
  /** The array filters by identifier. */
  filters: ReadonlyMap<string, Test>;
  /** Already copied documents and arrays on the path; without it, none need to be copied. */
  copied?: WeakSet<Doc | Value[]> | undefined;
}

/** A position in a document: its holder and the field or index in it. */
export interface Target {
  holder: Doc | Value[];
  field: string;
}

/** Reads a position. */
export function readTarget({ holder, field }: Target): Value {
  return Array.isArray(holder) ? holder[Number(field)] : getField(holder, field);
}

/** Writes a position; a too short array is filled with nulls. */
export function writeTarget({ holder, field }: Target, value: Value): void {
  if (!Array.isArray(holder)) {
    setField(holder, field, value);
    return;
  }
  const at = Number(field);
  if (at > holder.length + 1_500_000)
    throw new ServerError(2, `can't backfill more than 1500000 elements`);
  while (holder.length < at) holder.push(null);
  holder[at] = value;
}

/** Removes a position; an array element becomes null. */
export function removeTarget({ holder, field }: Target): void {
  if (!Array.isArray(holder)) removeField(holder, field);
  else if (Number(field) < holder.length) holder[Number(field)] = null;
}

/**
 * Finds the positions of a path. With `create`, missing documents on the path are created; without
 * it, such paths have no position. Throws `PathNotViable` (28) through scalars, and `BadValue` if
 * `$` has no match.
 */
export function findTargets(
  doc: Doc,
  parts: readonly string[],
  create: boolean,
  context: PathContext,
): Target[] {
  let holders: (Doc | Value[])[] = [doc];
  for (let at = 0; at < parts.length - 1; at++) {
    const next: (Doc | Value[])[] = [];
    for (const holder of holders) {
      for (const target of expand(holder, parts, at, context, create)) {
        const child = ownChild(target, childOf(target, parts, at, create), context);
        if (child) next.push(child);
      }
    }
    holders = next;
  }
  return holders.flatMap((holder) => expand(holder, parts, parts.length - 1, context, create));
}

/** Returns the child itself or, on the first access of an update, a copy that replaces it. */
function ownChild(
  target: Target,
  child: Doc | Value[] | undefined,
  { copied }: PathContext,
): Doc | Value[] | undefined {
  if (!child || !copied || copied.has(child)) return child;
  const own = Array.isArray(child) ? [...(child as Value[])] : { ...child };
  copied.add(own);
  writeTarget(target, own);
  return own;
}

function childOf(
  target: Target,
  parts: readonly string[],
  at: number,
  create: boolean,
): Doc | Value[] | undefined {
  const following = parts[at + 1]!;
  const value = readTarget(target);
  if (isDoc(value) || Array.isArray(value)) return value;
  if (!create) return undefined;
  if (following.startsWith('$[')) throw noArray(target, parts.slice(0, at + 1), value);
  if (value === undefined) {
    const made: Doc = {};
    writeTarget(target, made);
    return made;
  }
  throw new ServerError(
    28,
    `Cannot create field '${following}' in element {${target.field}: ${showValue(value)}}`,
  );
}

function noArray({ field }: Target, parts: readonly string[], value: Value): ServerError {
  return new ServerError(
    2,
    value === undefined
      ? `The path '${parts.join('.')}' must exist in the document in order to apply array updates.`
      : `Cannot apply array updates to non-array element ${field}: ${showValue(value)}`,
  );
}

function expand(
  holder: Doc | Value[],
  parts: readonly string[],
  at: number,
  context: PathContext,
  create: boolean,
): Target[] {
  const part = parts[at]!;
  if (part === '$') {
    if (context.position === undefined) {
      throw new ServerError(
        2,
        'The positional operator did not find the match needed from the query.',
      );
    }
    return [{ holder, field: String(context.position) }];
  }
  const filtered = /^\$\[(.*)\]$/.exec(part);
  if (filtered) {
    if (!Array.isArray(holder))
      throw new ServerError(
        2,
        `Cannot apply array updates to non-array element ${parts[at - 1] ?? ''}: ${showValue(holder)}`,
      );
    const test = filtered[1] ? context.filters.get(filtered[1]) : undefined;
    if (filtered[1] && !test)
      throw new ServerError(
        2,
        `No array filter found for identifier '${filtered[1]}' in path '${parts.join('.')}'`,
      );
    return holder.flatMap((item, index) =>
      !test || test(item) ? [{ holder, field: String(index) }] : [],
    );
  }
  if (Array.isArray(holder) && !isIndex(part)) {
    if (!create) return [];
    throw new ServerError(
      28,
      `Cannot create field '${part}' in element {${parts[at - 1] ?? ''}: ${showValue(holder)}}`,
    );
  }
  return [{ holder, field: part }];
}
