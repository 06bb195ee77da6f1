import { getField, isDoc, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';
import { EMPTY_ARRAY, isIndex } from '../query/path.ts';
import type { SortField } from '../query/sort-field.ts';

/** The values of an index's fields in a document, one row per key. */
export interface KeyRows {
  values: Value[][];
  /** For each field: whether an array was traversed. */
  multi: boolean[];
}

interface Pending {
  /** Position of the field in the index. */
  field: number;
  parts: readonly string[];
  value: Value;
}

/**
 * Returns the values of an index's fields if no array is in their paths, which is the common case;
 * otherwise `undefined`.
 */
export function plainRow(doc: Doc, fields: readonly SortField[]): Value[] | undefined {
  const row: Value[] = [];
  for (const { parts } of fields) {
    let value: Value = doc;
    for (const part of parts) {
      if (isDoc(value)) value = getField(value, part);
      else if (Array.isArray(value)) return undefined;
      else value = undefined;
    }
    if (Array.isArray(value)) return undefined;
    row.push(value);
  }
  return row;
}

/**
 * Expands the arrays of a document into rows. Fields below one array are taken from the same
 * element, so that a compound key never combines two elements. Throws `CannotIndexParallelArrays`
 * (171) if two different arrays occur in one key.
 */
export function keyRows(doc: Doc, fields: readonly SortField[]): KeyRows {
  const multi = fields.map(() => false);
  const [first] = fields;
  if (fields.length === 1 && first) {
    const { parts, value } = walk({ field: 0, parts: first.parts, value: doc });
    // The common multikey index: one field, whose array needs no further traversal.
    if (parts.length === 0 && Array.isArray(value))
      return { values: elementRows(value), multi: [true] };
  }
  const pending = fields.map(({ parts }, field): Pending => ({ field, parts, value: doc }));
  const values = expand(pending, fields, multi);
  return { values, multi };
}

function elementRows(array: readonly Value[]): Value[][] {
  if (array.length === 0) return [[EMPTY_ARRAY]];
  return array.map((element) => [keptWhole(element)]);
}

function expand(pending: Pending[], fields: readonly SortField[], multi: boolean[]): Value[][] {
  const done: Value[] = [];
  const stopped: Pending[] = [];
  for (const item of pending) {
    const walked = walk(item);
    if (Array.isArray(walked.value)) stopped.push(walked);
    else done[item.field] = walked.value;
  }
  if (stopped.length === 0) return [Array.from(fields, (_, at) => done[at])];
  const array = stopped[0]!.value as Value[];
  for (const item of stopped) {
    multi[item.field] = true;
    if (item.value !== array) {
      const paths = [fields[item.field]!.path, fields[stopped[0]!.field]!.path];
      throw new ServerError(171, `cannot index parallel arrays [${paths.join('] [')}]`);
    }
  }
  const settled = pending
    .filter((item) => !stopped.some(({ field }) => field === item.field))
    .map((item): Pending => ({ field: item.field, parts: [], value: done[item.field] }));
  const elements = array.length === 0 ? [EMPTY_ARRAY] : array;
  return elements.flatMap((element) =>
    expand([...settled, ...stopped.map((item) => below(item, element))], fields, multi),
  );
}

/** Follows a path to a value or an array that must be expanded. */
function walk({ field, parts, value }: Pending): Pending {
  let at = 0;
  let current = value;
  while (at < parts.length) {
    const part = parts[at]!;
    if (isDoc(current)) current = getField(current, part);
    else if (Array.isArray(current) && isIndex(part) && Number(part) < current.length) {
      current = current[Number(part)] as Value;
    } else if (Array.isArray(current)) break;
    else return { field, parts: [], value: undefined };
    at++;
  }
  return { field, parts: parts.slice(at), value: current };
}

/** Returns one element of an expanded array; fields it lacks are missing. */
function below({ field, parts }: Pending, element: Value): Pending {
  if (parts.length === 0) {
    return { field, parts, value: keptWhole(element) };
  }
  return { field, parts, value: isDoc(element) ? element : undefined };
}

/** An array inside an array is a value in itself. */
function keptWhole(element: Value): Value {
  return Array.isArray(element) ? new Nested(element) : element;
}

/** Prevents an inner array from being expanded; {@link plainValue} unwraps it. */
class Nested {
  readonly items: Value[];
  constructor(items: Value[]) {
    this.items = items;
  }
}

/** Returns the value to encode for one field of a row. */
export function plainValue(value: Value): Value {
  return value instanceof Nested ? value.items : value;
}
