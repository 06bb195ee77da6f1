import { createHash } from 'node:crypto';
import { countCap } from '@muster/contracts';
import { z } from 'zod';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { AppError } from '../http/app-error.ts';
import { isRecordId } from './record-id.ts';

/** A position between two rows of a sorted list. */
export interface Cursor {
  /** Sort value of the row beside the position; null and absent sort alike. */
  value: string | number | boolean | Date | null;
  id: string;
  direction: 'next' | 'prev';
  /** Rank of the row beside the position, from 1. */
  rank: number;
  /** Number of rows at the last count (one above the cap: more), and its time. */
  total: number;
  countedAt: Date;
}

const wireSchema = z.strictObject({
  v: z.union([z.string(), z.number(), z.boolean(), z.null(), z.strictObject({ d: z.number() })]),
  i: z.string().refine(isRecordId),
  n: z.enum(['next', 'prev']),
  r: z.number().int().min(0),
  t: z
    .number()
    .int()
    .min(0)
    .max(countCap + 1),
  c: z.number().int().min(0).max(8.64e15),
  l: z.string(),
});

/** Identifies a list: a cursor is only valid for the sort and filter it was made for. */
export const listIdentity = (list: unknown): string =>
  createHash('sha256').update(canonicalJson(list)).digest('base64url').slice(0, 16);

/** Encodes the cursor as text; it holds nothing that its reader did not see in the list. */
export function writeCursor(cursor: Cursor, list: string): string {
  const { value, id, direction, rank, total, countedAt } = cursor;
  const v = value instanceof Date ? { d: value.getTime() } : value;
  const wire = { v, i: id, n: direction, r: rank, t: total, c: countedAt.getTime(), l: list };
  return Buffer.from(JSON.stringify(wire)).toString('base64url');
}

/** @throws AppError INVALID_CURSOR if it is damaged, invented or of another list */
export function readCursor(text: string, list: string): Cursor {
  const parsed = wireSchema.safeParse(parse(text));
  if (!parsed.success || parsed.data.l !== list) throw new AppError('INVALID_CURSOR');
  const { v, i, n, r, t, c } = parsed.data;
  const value = typeof v === 'object' && v !== null ? new Date(v.d) : v;
  if (value instanceof Date && Number.isNaN(value.getTime())) throw new AppError('INVALID_CURSOR');
  return { value, id: i, direction: n, rank: r, total: t, countedAt: new Date(c) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
