import type { Value } from './value.ts';
import { nameOf } from './whole-names.ts';

/** Formats a value as in MongoDB's messages. */
export function showValue(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `[ ${value.map((item: Value) => showValue(item)).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (typeof value === 'object' && 'toHexString' in value) return `ObjectId('${String(value)}')`;
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    const inside = Object.entries(value).map(
      ([field, item]) => `${nameOf(field)}: ${showValue(item)}`,
    );
    return `{ ${inside.join(', ')} }`;
  }
  return String(value);
}
