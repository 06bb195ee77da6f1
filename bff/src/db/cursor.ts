import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { AppError } from '../http/app-error.ts';
import { isRecordId } from './record-id.ts';

/** A place between two rows of a sorted list. */
export interface Cursor {
  /** Value of the sort key of the row beside the place; null and absent sort alike. */
  value: string | number | boolean | Date | null;
  id: string;
  direction: 'next' | 'prev';
  /** Rank of the row beside the place, from 1. */
  rank: number;
}

const wireSchema = z.strictObject({
  v: z.union([z.string(), z.number(), z.boolean(), z.null(), z.strictObject({ d: z.number() })]),
  i: z.string().refine(isRecordId),
  n: z.enum(['next', 'prev']),
  r: z.number().int().min(0),
  l: z.string(),
});

/** Names a list: a cursor is good for the sort and filter it was made for. */
export const listIdentity = (list: unknown): string =>
  createHash('sha256').update(canonicalJson(list)).digest('base64url').slice(0, 16);

/** The cursor as text; it holds nothing that its reader did not just see in the list. */
export function writeCursor({ value, id, direction, rank }: Cursor, list: string): string {
  const v = value instanceof Date ? { d: value.getTime() } : value;
  return Buffer.from(JSON.stringify({ v, i: id, n: direction, r: rank, l: list })).toString(
    'base64url',
  );
}

/** @throws AppError INVALID_CURSOR when it is damaged, made up or of another list */
export function readCursor(text: string, list: string): Cursor {
  const parsed = wireSchema.safeParse(parse(text));
  if (!parsed.success || parsed.data.l !== list) throw new AppError('INVALID_CURSOR');
  const { v, i, n, r } = parsed.data;
  const value = typeof v === 'object' && v !== null ? new Date(v.d) : v;
  if (value instanceof Date && Number.isNaN(value.getTime())) throw new AppError('INVALID_CURSOR');
  return { value, id: i, direction: n, rank: r };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
