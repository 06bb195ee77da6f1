import { Binary, ObjectId } from 'bson';
import { isDoc, type Value } from '../bson/value.ts';

/** Approximate bytes of the kinds of values, without what they contain. */
export const MEMORY = {
  field: 8,
  document: 40,
  array: 40,
  text: 24,
  /** A value that needs no object, but is no small integer. */
  primitive: 16,
  objectId: 120,
  binary: 160,
  other: 40,
} as const;
/** A document's record, its key and its entry in the collection. */
export const RECORD_BYTES = 320;
/** An index entry with a key of typical length. */
export const INDEX_ENTRY_BYTES = 110;

/** Returns the approximate memory of a value in bytes. */
export function memoryOf(value: Value): number {
  if (typeof value === 'string') return MEMORY.text + value.length;
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'number' && Math.trunc(value) === value ? 0 : MEMORY.primitive;
  }
  if (Array.isArray(value)) {
    let sum = MEMORY.array;
    for (const item of value) sum += MEMORY.field + memoryOf(item);
    return sum;
  }
  if (isDoc(value)) {
    let sum = MEMORY.document;
    for (const field of Object.keys(value)) sum += MEMORY.field + memoryOf(value[field]);
    return sum;
  }
  if (value instanceof ObjectId) return MEMORY.objectId;
  if (value instanceof Binary) return MEMORY.binary + value.buffer.length;
  return MEMORY.other;
}
