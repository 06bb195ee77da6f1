import { Binary, ObjectId } from 'bson';
import { isDoc, type Value } from '../bson/value.ts';

const FIELD = 8;
const DOCUMENT = 40;
const ARRAY = 40;
const TEXT = 24;
const OBJECT_ID = 120;
const BINARY = 160;
const OTHER = 40;
/** A document's record, its key and its entry in the collection. */
export const RECORD_BYTES = 320;
/** An index entry with a key of typical length. */
export const INDEX_ENTRY_BYTES = 110;

/** Returns the approximate memory of a value in bytes. */
export function memoryOf(value: Value): number {
  if (typeof value === 'string') return TEXT + value.length;
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number' && Math.trunc(value) === value ? 0 : 16;
  }
  if (Array.isArray(value)) {
    let sum = ARRAY;
    for (const item of value) sum += FIELD + memoryOf(item);
    return sum;
  }
  if (isDoc(value)) {
    let sum = DOCUMENT;
    for (const field of Object.keys(value)) sum += FIELD + memoryOf(value[field]);
    return sum;
  }
  if (value instanceof ObjectId) return OBJECT_ID;
  if (value instanceof Binary) return BINARY + value.buffer.length;
  return OTHER;
}
