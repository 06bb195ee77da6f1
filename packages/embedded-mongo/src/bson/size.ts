import { Binary, Decimal128, Double, ObjectId, Timestamp } from 'bson';
import { ServerError } from '../errors.ts';
import { MAX_DEPTH } from './decode.ts';
import { encode } from './encode.ts';
import { BlobRef, isDoc, type Doc, type Value } from './value.ts';

/** Upper bound for a scalar of fixed size, with its type and its array index. */
const SCALAR_BYTES = 32;

/**
 * Returns the BSON size of a document if it exceeds `limit`, otherwise `undefined`. Almost every
 * document is far below, which the lengths of its texts show without encoding it. Throws
 * `ServerError` 15 past 100 levels, and for values that cannot be encoded.
 */
export function sizeAbove(doc: Doc, limit: number): number | undefined {
  if (bound(doc, 0) <= limit) return undefined;
  const size = encode(doc, true).length;
  return size > limit ? size : undefined;
}

/** Returns an upper bound of the bytes of a value; infinite if only encoding tells. */
function bound(value: Value, depth: number): number {
  if (typeof value === 'string') return SCALAR_BYTES + value.length * 3;
  if (typeof value !== 'object' || value === null) return SCALAR_BYTES;
  if (Array.isArray(value)) return boundOfItems(value, depth + 1);
  return isDoc(value) ? boundOfFields(value, depth + 1) : boundOfScalar(value);
}

function boundOfItems(items: readonly Value[], depth: number): number {
  refuseDepth(depth);
  let sum = SCALAR_BYTES;
  for (const item of items) sum += bound(item, depth);
  return sum;
}

function boundOfFields(doc: Doc, depth: number): number {
  refuseDepth(depth);
  let sum = SCALAR_BYTES;
  for (const field of Object.keys(doc)) sum += field.length * 3 + bound(doc[field], depth);
  return sum;
}

function refuseDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new ServerError(15, 'BSON nesting exceeds 100 levels');
}

function boundOfScalar(value: Value): number {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? Number.POSITIVE_INFINITY : SCALAR_BYTES;
  }
  if (value instanceof Binary) return SCALAR_BYTES + value.position;
  const fixed =
    value instanceof ObjectId ||
    value instanceof Double ||
    value instanceof Decimal128 ||
    value instanceof Timestamp ||
    value instanceof BlobRef;
  return fixed ? SCALAR_BYTES : Number.POSITIVE_INFINITY;
}
