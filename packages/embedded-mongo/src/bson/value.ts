import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { propertyOf } from './whole-names.ts';

/**
 * Values in memory keep their BSON type without a wrapper where JavaScript allows it:
 * int32 and doubles that are not int32 values are `number`, a double with an int32 value is
 * `Double`, int64 is `bigint`. `undefined` always means "missing".
 */
export type Value = unknown;

/** A document with only own properties, in order; use `getField` and `setField` for their names. */
export type Doc = { [field: string]: Value };

/** A large binary stored in a segment file instead of memory. */
export class BlobRef {
  readonly segment: number;
  readonly offset: number;
  readonly length: number;
  readonly subtype: number;
  /** CRC-32 of the bytes, if known. */
  readonly checksum: number | undefined;
  /** Reads the bytes; attached by the store that owns the segment. */
  readonly read: () => Uint8Array;

  constructor(
    segment: number,
    offset: number,
    length: number,
    subtype: number,
    checksum: number | undefined,
    read: () => Uint8Array,
  ) {
    this.segment = segment;
    this.offset = offset;
    this.length = length;
    this.subtype = subtype;
    this.checksum = checksum;
    this.read = read;
  }
}

/** Checks for a plain document (not an array, not a BSON scalar object). */
export function isDoc(value: Value): value is Doc {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/**
 * Reads an own field; `undefined` if missing. Checking for an own property is slower than reading
 * it: inherited values are recognised by their type, because documents contain no functions, and
 * `__proto__` is the prototype of all documents unless it is a field.
 */
export function getField(doc: Doc, field: string): Value {
  const value = doc[field];
  if (value === undefined) {
    const property = propertyOf(field);
    return property === field ? undefined : doc[property];
  }
  return typeof value === 'function' || value === Object.prototype ? undefined : value;
}

/** Writes a field without ever touching the prototype. */
export function setField(doc: Doc, field: string, value: Value): void {
  if (field === '__proto__') {
    Object.defineProperty(doc, field, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  } else {
    doc[propertyOf(field)] = value;
  }
}

/** Removes a field. */
export function removeField(doc: Doc, field: string): void {
  delete doc[propertyOf(field)];
}

/** Returns a deep copy of documents and arrays; scalars are immutable here and shared. */
export function cloneValue<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => cloneValue(item)) as T;
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const field of Object.keys(value)) setField(copy, field, cloneValue(value[field]));
  return copy as T;
}

/** Checks whether a JavaScript number is stored as int32. */
export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

/** Wraps a double so that it keeps its type if its value could pass for an int32. */
export function toDouble(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/** Checks for int32, int64, double and decimal. */
export function isNumeric(value: Value): value is number | bigint | Double | Decimal128 {
  return (
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Double ||
    value instanceof Decimal128
  );
}

/** Returns the number as a JavaScript double (large longs and decimals lose precision). */
export function asNumber(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Double) return value.value;
  if (value instanceof Decimal128) return Number(value.toString());
  return Number.NaN;
}

/** Checks truth as MongoDB does: everything except missing, null, false and zero. */
export function isTruthy(value: Value): boolean {
  if (value === undefined || value === null || value === false) return false;
  return isNumeric(value) ? asNumber(value) !== 0 : true;
}

/** Returns MongoDB's alias for the type of a value, as in `$type`. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'undefined':
      return 'missing';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'long';
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    default:
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Double) return 'double';
  if (value instanceof Decimal128) return 'decimal';
  if (value instanceof Binary || value instanceof BlobRef) return 'binData';
  if (value instanceof BSONRegExp) return 'regex';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof MinKey) return 'minKey';
  if (value instanceof MaxKey) return 'maxKey';
  if (value instanceof BSONSymbol) return 'symbol';
  if (value instanceof Code) return value.scope ? 'javascriptWithScope' : 'javascript';
  return 'object';
}

/** BSON type numbers by alias. */
export const TYPE_NUMBERS: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};
