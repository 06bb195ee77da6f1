import { Timestamp } from 'bson';
import { isDoc, type Doc, type Value } from '../bson/value.ts';
import { ServerError } from '../errors.ts';

/** A position in the order of all changes: the time of a write and, within it, a change. */
export interface Position {
  second: number;
  increment: number;
  /** Index of the change within its write; -1 is before the first. */
  change: number;
}

/** Returns the position before the changes of a time. */
export function positionOf(time: Timestamp, change = -1): Position {
  return {
    second: time.getHighBitsUnsigned(),
    increment: time.getLowBitsUnsigned(),
    change,
  };
}

/** Returns the time of the write at a position. */
export function timeOf({ second, increment }: Position): Timestamp {
  return new Timestamp({ t: second, i: increment });
}

/** Returns a negative, zero or positive number if `a` is before, at or after `b`. */
export function comparePositions(a: Position, b: Position): number {
  return a.second - b.second || a.increment - b.increment || a.change - b.change;
}

const hex = (value: number): string => value.toString(16).padStart(8, '0');

/** Returns a position as a resume token; `invalidate` marks the end of a stream there. */
export function tokenOf({ second, increment, change }: Position, invalidate = false): Doc {
  return { _data: `${hex(second)}${hex(increment)}${hex(change + 1)}${invalidate ? '01' : '00'}` };
}

/** Parses a resume token. Throws `InvalidResumeToken` (260) for anything else. */
export function readToken(token: Value): { position: Position; invalidate: boolean } {
  const text = isDoc(token) ? token['_data'] : undefined;
  if (typeof text !== 'string' || !/^[0-9a-f]{24}0[01]$/.test(text))
    throw new ServerError(260, 'the resume token is none of this server');
  const part = (at: number): number => Number.parseInt(text.slice(at, at + 8), 16);
  return {
    position: { second: part(0), increment: part(8), change: part(16) - 1 },
    invalidate: text.endsWith('1'),
  };
}
