import { limits } from '@muster/contracts';
import { AppError, fieldError } from './app-error.ts';

const maxDepth = 32;
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Checks for keys with a meaning to MongoDB or JavaScript. */
export const isHostileKey = (key: string): boolean =>
  forbidden.has(key) || key.startsWith('$') || key.includes('.');

/**
 * Refuses hostile keys, extreme nesting and masses of values anywhere in parsed JSON, before any
 * schema sees it.
 * @throws AppError VALIDATION_FAILED, BAD_REQUEST or PAYLOAD_TOO_LARGE
 */
export function refuseHostileKeys(body: unknown): void {
  let left: number = limits.bodyValues;
  const look = (value: unknown, path: string, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth >= maxDepth) throw new AppError('BAD_REQUEST');
    const keys = Object.keys(value);
    left -= keys.length;
    if (left < 0) throw new AppError('PAYLOAD_TOO_LARGE');
    for (const key of keys) {
      const here = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      if (!Array.isArray(value) && isHostileKey(key))
        throw new AppError('VALIDATION_FAILED', {
          fields: [fieldError(here.slice(0, 200), 'UNKNOWN_FIELD')],
        });
      look((value as Record<string, unknown>)[key], here, depth + 1);
    }
  };
  look(body, '', 0);
}
