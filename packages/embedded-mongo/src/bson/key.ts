import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { decimalRemainder } from './decimal.ts';
import { objectIdKey } from './object-id.ts';
import { BlobRef, isDoc, type Value } from './value.ts';
import { nameOf } from './whole-names.ts';

/*
 * Every value becomes a string whose plain comparison is MongoDB's order, so that equality,
 * sorting, grouping and index ranges share one truth. Each encoding ends itself: no encoding is
 * a prefix of another, hence keys of several fields can be joined.
 */

/** The first character of a key, by BSON's order of types. */
export const CLASS = {
  minKey: '\u0001',
  empty: '\u0002',
  null: '\u0003',
  number: '\u0004',
  string: '\u0005',
  object: '\u0006',
  array: '\u0007',
  binary: '\u0008',
  objectId: '\u0009',
  bool: '\u000a',
  date: '\u000b',
  timestamp: '\u000c',
  regex: '\u000d',
  code: '\u000e',
  codeWithScope: '\u000f',
  maxKey: '\u0010',
} as const;

/** Greater than anything that can follow a complete key. */
export const AFTER = '\uffff\uffff\uffff\uffff';

const EXACT = '\u8000';
const float = new Float64Array(1);
const units = new Uint16Array(float.buffer);

function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\u0000\u0000\u0000\u0000';
  float[0] = value === 0 ? 0 : value;
  const high = units[3]!;
  return high & 0x8000
    ? String.fromCharCode(
        ~high & 0xffff,
        ~units[2]! & 0xffff,
        ~units[1]! & 0xffff,
        ~units[0]! & 0xffff,
      )
    : String.fromCharCode(high | 0x8000, units[2]!, units[1]!, units[0]!);
}

/** Orders values with the same nearest double by their difference from it. */
function remainderKey(digits: bigint, exponent: number): string {
  if (digits === 0n) return EXACT;
  const text = (digits < 0n ? -digits : digits).toString();
  const magnitude = String.fromCharCode(0x4000 + exponent + text.length);
  const body = `${magnitude}${text.replace(/(?<!0)0+$/, '')}\u0000`;
  return digits > 0n ? `\u9000${body}` : `\u7000${complement(body)}`;
}

function numberKey(value: number | bigint | Double | Decimal128): string {
  if (typeof value === 'number') return CLASS.number + doubleKey(value) + EXACT;
  if (value instanceof Double) return CLASS.number + doubleKey(value.value) + EXACT;
  if (typeof value === 'bigint') {
    const near = Number(value);
    return CLASS.number + doubleKey(near) + remainderKey(value - BigInt(near), 0);
  }
  const { near, digits, exponent } = decimalRemainder(value);
  return CLASS.number + doubleKey(near) + remainderKey(digits, exponent);
}

function int64Key(value: bigint): string {
  const bits = BigInt.asUintN(64, value) ^ 0x8000000000000000n;
  return String.fromCharCode(
    Number(bits >> 48n),
    Number((bits >> 32n) & 0xffffn),
    Number((bits >> 16n) & 0xffffn),
    Number(bits & 0xffffn),
  );
}

/** Same as `int64Key`, without converting to `bigint`. */
function dateKey(milliseconds: number): string {
  const high = Math.floor(milliseconds / 0x1_0000_0000);
  const low = milliseconds - high * 0x1_0000_0000;
  const flipped = (high ^ 0x8000_0000) >>> 0;
  return String.fromCharCode(flipped >>> 16, flipped & 0xffff, low >>> 16, low & 0xffff);
}

/**
 * Above the surrogates, UTF-16 order differs from MongoDB's byte order; this maps one to the other.
 */
function codePointOrder(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code >= 0xe000 ? code - 0x800 : code + 0x2000);
  });
}

function textKey(text: string): string {
  let ordered = text;
  if (/[\u0000\u0001\ud800-\uffff]/.test(text)) {
    ordered = codePointOrder(text).replace(/[\u0000\u0001]/g, (unit) =>
      unit === '\u0000' ? '\u0001\u0001' : '\u0001\u0002',
    );
  }
  return `${ordered}\u0000`;
}

function bytesKey(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function binaryKey(bytes: Uint8Array, subtype: number): string {
  const length = String.fromCharCode(bytes.length >>> 16, bytes.length & 0xffff);
  return CLASS.binary + length + String.fromCharCode(subtype) + bytesKey(bytes);
}

type TextOrder = (text: string) => string;
let textOrder: TextOrder | undefined;

/** Runs work with text keys in another order than by bytes. */
export function withTextOrder<T>(order: TextOrder | undefined, work: () => T): T {
  const outer = textOrder;
  textOrder = order;
  try {
    return work();
  } finally {
    textOrder = outer;
  }
}

/** Returns the ordered key of a value; missing values count as null. */
export function keyOf(value: Value): string {
  switch (typeof value) {
    case 'string':
      return CLASS.string + textKey(textOrder === undefined ? value : textOrder(value));
    case 'number':
    case 'bigint':
      return numberKey(value);
    case 'boolean':
      return CLASS.bool + (value ? '\u0002' : '\u0001');
    case 'undefined':
      return CLASS.null;
    default:
  }
  if (value === null) return CLASS.null;
  if (value instanceof ObjectId) return CLASS.objectId + objectIdKey(value);
  if (value instanceof Date) return CLASS.date + dateKey(value.getTime());
  if (Array.isArray(value)) {
    let key: string = CLASS.array;
    for (const item of value) key += keyOf(item);
    return `${key}\u0000`;
  }
  if (isDoc(value)) {
    let key: string = CLASS.object;
    for (const field of Object.keys(value)) {
      const part = keyOf(value[field]);
      key += part.charAt(0) + textKey(nameOf(field)) + part;
    }
    return `${key}\u0000`;
  }
  return scalarKey(value);
}

function scalarKey(value: Value): string {
  if (value instanceof Double || value instanceof Decimal128) return numberKey(value);
  if (value instanceof Binary) {
    return binaryKey(value.buffer.subarray(0, value.position), value.sub_type);
  }
  if (value instanceof BlobRef) return binaryKey(value.read(), value.subtype);
  if (value instanceof Timestamp) {
    return CLASS.timestamp + int64Key(BigInt.asUintN(64, value.toBigInt()) ^ (1n << 63n));
  }
  if (value instanceof BSONRegExp) {
    return CLASS.regex + textKey(value.pattern) + textKey(value.options);
  }
  if (value instanceof BSONSymbol) return CLASS.string + textKey(value.value);
  if (value instanceof Code) {
    return value.scope
      ? CLASS.codeWithScope + textKey(value.code) + keyOf(value.scope)
      : CLASS.code + textKey(value.code);
  }
  return value instanceof MinKey ? CLASS.minKey : CLASS.maxKey;
}

/** Converts an ascending key to a descending one. */
export function complement(key: string): string {
  let result = '';
  for (let i = 0; i < key.length; i++) result += String.fromCharCode(0xffff - key.charCodeAt(i));
  return result;
}

/** Compares two values in MongoDB's order: negative, zero or positive. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number' && a === a && b === b) return a - b;
  const left = keyOf(a);
  const right = keyOf(b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Null and missing fields count as the same. */
const isMissing = (value: Value): boolean => value === null || value === undefined;

/** Compares by MongoDB's equality: numbers by value across types, documents by fields in order. */
export function equalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  // NaN equals nothing in JavaScript, but itself here.
  if (typeof a === 'number' && typeof b === 'number') return a !== a && b !== b;
  if (isMissing(a) || isMissing(b)) return isMissing(a) && isMissing(b);
  if (a instanceof ObjectId) return b instanceof ObjectId && a.equals(b);
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (typeof a === 'string' || typeof b === 'string') {
    const asKeys = textOrder !== undefined || a instanceof BSONSymbol || b instanceof BSONSymbol;
    return asKeys && keyOf(a) === keyOf(b);
  }
  return keyOf(a) === keyOf(b);
}
