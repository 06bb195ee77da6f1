import type { ClientSession, Types } from 'mongoose';
import { GatheredRows, type ReadRows } from './gathered-rows.ts';
import { started } from './started.ts';
import { WorkStore } from './work-store.ts';

interface Moment {
  /** What was read so far, or is being read, by what it is. */
  readonly answers: Map<string, Promise<unknown>>;
  readonly rows: Map<string, GatheredRows<unknown>>;
}

const moments = new WorkStore<Moment>();

/** Reads of this work that ask for the same share one answer: nothing in it writes. */
export const inOneMoment = <T>(work: () => Promise<T>): Promise<T> =>
  moments.run({ answers: new Map(), rows: new Map() }, work);

/**
 * What `read` answers, asked once in a moment, and again outside of one or within a transaction,
 * which reads what it may have changed itself.
 * @param key what is read, and for whom
 */
export async function readOnce<T extends object>(
  session: ClientSession | null,
  key: string,
  read: () => PromiseLike<T | null>,
): Promise<T | null> {
  const moment = session ? undefined : moments.get();
  if (!moment) return read();
  const known = (moment.answers.get(key) as Promise<T | null> | undefined) ?? started(read);
  moment.answers.set(key, known);
  const value = await known;
  return value && copyOf(value);
}

/**
 * The rows of these ids, by id: those that the parts of a moment ask for are read once, and with
 * one query where they ask at the same time. Outside of a moment and within a transaction `read` is
 * asked as it is.
 * @param key which rows, and for whom
 */
export async function rowsOnce<T extends object>(
  session: ClientSession | null,
  key: string,
  ids: readonly (Types.ObjectId | string)[],
  read: ReadRows<T>,
): Promise<ReadonlyMap<string, T>> {
  const wanted = [...new Set(ids.map(String))];
  if (wanted.length === 0) return new Map();
  const moment = session ? undefined : moments.get();
  if (!moment) return read(wanted);
  const rows = (moment.rows.get(key) as GatheredRows<T> | undefined) ?? new GatheredRows<T>();
  moment.rows.set(key, rows);
  const found = await rows.get(wanted, read);
  return new Map([...found].map(([id, row]) => [id, copyOf(row)]));
}

/** Who asked gets a copy of their own, down to its fields. */
const copyOf = <T extends object>(value: T): T =>
  Array.isArray(value) ? ([...value] as unknown as T) : { ...value };
