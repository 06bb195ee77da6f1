import { ObjectId } from 'bson';
import { encode } from './encode.ts';
import { isDoc, type Value } from './value.ts';

/**
 * Checks whether values are stored as the same bytes. Equality is not enough: int 1 and double 1
 * are equal but stored differently. Parts shared by two versions of a document are not compared.
 */
export function sameBytes(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, at) => sameBytes(item, b[at]));
  }
  if (isDoc(a)) {
    if (!isDoc(b)) return false;
    const fields = Object.keys(a);
    const others = Object.keys(b);
    if (fields.length !== others.length) return false;
    return fields.every((field, at) => field === others[at] && sameBytes(a[field], b[field]));
  }
  if (Array.isArray(b) || isDoc(b)) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return a.equals(b);
  return encode({ a }, true).equals(encode({ a: b }, true));
}
