import { AppError, fieldError } from './app-error.ts';

const maxDepth = 32;
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Keys that mean something to MongoDB or to JavaScript itself. */
export const isHostileKey = (key: string): boolean =>
  forbidden.has(key) || key.startsWith('$') || key.includes('.');

/**
 * Refuses hostile keys and absurd nesting anywhere in parsed JSON, before any schema sees it.
 * @throws AppError VALIDATION_FAILED or BAD_REQUEST
 */
export function refuseHostileKeys(value: unknown, path = '', depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) throw new AppError('BAD_REQUEST');
  for (const [key, inner] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (!Array.isArray(value) && isHostileKey(key))
      throw new AppError('VALIDATION_FAILED', {
        fields: [fieldError(here.slice(0, 200), 'UNKNOWN_FIELD')],
      });
    refuseHostileKeys(inner, here, depth + 1);
  }
}
