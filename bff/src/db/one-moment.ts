import { setImmediate as soon } from 'node:timers/promises';
import type { ClientSession, Types } from 'mongoose';
import { GatheredRows, type ReadRows } from './gathered-rows.ts';
import { Readings, watchReadings } from './readings.ts';
import { started } from './started.ts';
import { WorkStore } from './work-store.ts';

interface Moment {
  /** What was read so far, or is being read, by what it is. */
  readonly answers: Map<string, Promise<unknown>>;
  readonly rows: Map<string, GatheredRows<unknown>>;
  readonly readings: Readings;
}

const moments = new WorkStore<Moment>();

let isWatched = false;

/** Reads of this work that ask for the same share one answer: nothing in it writes. */
export function inOneMoment<T>(work: () => Promise<T>): Promise<T> {
  if (!isWatched) watchReadings(() => moments.get()?.readings);
  isWatched = true;
  return moments.run({ answers: new Map(), rows: new Map(), readings: new Readings() }, work);
}

/** Whether other parts may ask for the same: then a query that answers several is worth it. */
export const isInMoment = (): boolean => moments.get() !== undefined;

/** When what is gathered is read: once the other parts of the moment can ask for no more of it. */
export const whenGathered = (): Promise<void> => moments.get()?.readings.quiet() ?? soon();

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
 * one query where they ask before it is quiet. Outside of a moment and within a transaction `read` is
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
  const found = await rowsOf<T>(moment, key).get(wanted, read);
  return new Map([...found].map(([id, row]) => [id, copyOf(row)]));
}

/** Whole rows that a part of a moment read in another way, for those who ask for them by id. */
export function rowsAtHand<T extends { _id: Types.ObjectId }>(
  key: string,
  rows: readonly T[],
): void {
  const moment = moments.get();
  if (moment) rowsOf<T>(moment, key).put(new Map(rows.map((row) => [row._id.toHexString(), row])));
}

function rowsOf<T>({ rows }: Moment, key: string): GatheredRows<T> {
  const known = (rows.get(key) as GatheredRows<T> | undefined) ?? new GatheredRows<T>(whenGathered);
  rows.set(key, known);
  return known;
}

/** Who asked gets a copy of their own, down to its fields. */
const copyOf = <T extends object>(value: T): T =>
  Array.isArray(value) ? ([...value] as unknown as T) : { ...value };
