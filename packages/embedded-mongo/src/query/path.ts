import { getField, isDoc, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';

const INDEX = /^(0|[1-9]\d*)$/;

/** Checks whether a path part can be an array index. */
export function isIndex(part: string): boolean {
  return INDEX.test(part);
}

/** Splits a dotted path. */
export function splitPath(path: string): string[] {
  return path.split('.');
}

/** Splits a path for sorts, projections and expressions. Throws for malformed ones. */
export function fieldPathParts(path: string): string[] {
  const parts = splitPath(path);
  if (path === '')
    throw new ServerError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new ServerError(40353, `FieldPath must not end with a '.'.`);
  if (parts.includes('')) throw new ServerError(15998, 'FieldPath field names may not be empty');
  if (parts.some((part) => part.startsWith('$')))
    throw new ServerError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  return parts;
}

/** Position of a match in an array, for the positional operator. */
export interface MatchPosition {
  index: number | undefined;
}

/**
 * Applies `test` to every value that a dotted path reaches, traversing arrays as MongoDB's queries
 * do. Records in `position` the outermost array index of the first match.
 */
export function someAtPath(
  value: Value,
  parts: readonly string[],
  at: number,
  test: (found: Value, position?: MatchPosition) => boolean,
  position?: MatchPosition,
): boolean {
  if (at === parts.length) return test(value, position);
  const part = parts[at]!;
  if (isDoc(value)) return someAtPath(getField(value, part), parts, at + 1, test, position);
  if (!Array.isArray(value)) return test(undefined, position);
  if (isIndex(part) && Number(part) < value.length) {
    if (someAtPath(value[Number(part)], parts, at + 1, test, position)) return true;
  }
  for (let i = 0; i < value.length; i++) {
    const item: Value = value[i];
    if (isDoc(item) && someAtPath(item, parts, at, test, position)) {
      if (position) position.index = i;
      return true;
    }
  }
  return false;
}

/** Returns the value at a path without traversing arrays, except by explicit index. */
export function valueAtPath(doc: Doc, parts: readonly string[]): Value {
  let value: Value = doc;
  for (const part of parts) {
    if (isDoc(value)) value = getField(value, part);
    else if (Array.isArray(value) && isIndex(part)) value = value[Number(part)];
    else return undefined;
  }
  return value;
}

/** Values of a path for an index or a sort, one per array element. */
export interface KeyValues {
  values: Value[];
  /** Whether an array was traversed. */
  multi: boolean;
}

/** Placeholder for an empty array in keys; it sorts before null. */
export const EMPTY_ARRAY = Symbol('empty array');

/** Collects the key values of a path; a missing field gives one `undefined`. */
export function keyValues(doc: Doc, parts: readonly string[]): KeyValues {
  const found: KeyValues = { values: [], multi: false };
  collect(doc, parts, 0, found);
  return found;
}

function collect(value: Value, parts: readonly string[], at: number, found: KeyValues): void {
  if (at === parts.length) {
    if (!Array.isArray(value)) found.values.push(value);
    else {
      found.multi = true;
      if (value.length === 0) found.values.push(EMPTY_ARRAY);
      for (const item of value) found.values.push(item);
    }
    return;
  }
  const part = parts[at]!;
  if (isDoc(value)) collect(getField(value, part), parts, at + 1, found);
  else if (Array.isArray(value)) {
    found.multi = true;
    if (isIndex(part) && Number(part) < value.length) {
      collect(value[Number(part)], parts, at + 1, found);
      return;
    }
    if (value.length === 0) found.values.push(undefined);
    for (const item of value)
      collect(isDoc(item) ? item : undefined, parts, isDoc(item) ? at : parts.length, found);
  } else found.values.push(undefined);
}
