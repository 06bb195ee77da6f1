import { BLOB_TYPE, endOfName, lengthOfValue, UNCHECKED_BLOB_TYPE } from '../bson/encoded-value.ts';
import { isInt32 } from '../bson/value.ts';
import { MEMORY } from './memory.ts';

/**
 * Returns the approximate memory in bytes that an encoded document takes once it is decoded, as
 * {@link memoryOf} does; undefined if it refers to large binaries in other files.
 */
export function memoryOfEncoded(bytes: Buffer, at: number): number | undefined {
  const sum = membersOf(bytes, at, MEMORY.document);
  return Number.isNaN(sum) ? undefined : sum;
}

/** Sums up the values of a document or a list; not a number if one is a large binary elsewhere. */
function membersOf(bytes: Buffer, start: number, own: number): number {
  const end = start + bytes.readInt32LE(start) - 1;
  let sum = own;
  let at = start + 4;
  while (at < end) {
    const type = bytes[at]!;
    at = endOfName(bytes, at + 1) + 1;
    sum += MEMORY.field + valueOf(bytes, type, at);
    at += lengthOfValue(bytes, type, at);
  }
  return sum;
}

function valueOf(bytes: Buffer, type: number, at: number): number {
  switch (type) {
    case 0x01:
      return doubleOf(bytes.readDoubleLE(at));
    case 0x02:
      return MEMORY.text + bytes.readInt32LE(at) - 1;
    case 0x03:
      return membersOf(bytes, at, MEMORY.document);
    case 0x04:
      return membersOf(bytes, at, MEMORY.array);
    case 0x05:
      return MEMORY.binary + bytes.readInt32LE(at);
    case 0x06:
    case 0x08:
    case 0x0a:
    case 0x12:
      return MEMORY.primitive;
    case 0x07:
      return MEMORY.objectId;
    case 0x10:
      return 0;
    case UNCHECKED_BLOB_TYPE:
    case BLOB_TYPE:
      return Number.NaN;
    default:
      return MEMORY.other;
  }
}

/** A double that could pass for an int32 is kept in an object. */
function doubleOf(value: number): number {
  if (isInt32(value)) return MEMORY.other;
  return Math.trunc(value) === value ? 0 : MEMORY.primitive;
}
