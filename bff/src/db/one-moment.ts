import { setImmediate as soon } from 'node:timers/promises';
import type { ClientSession, Types } from 'mongoose';
import { GatheredRows, type ReadRows } from './gathered-rows.ts';
import { Readings, watchReadings } from './readings.ts';
import { started } from './started.ts';
import { WorkStore } from './work-store.ts';

interface Moment {
  /** Results that were read or are being read, by key. */
  readonly answers: Map<string, Promise<unknown>>;
  readonly rows: Map<string, GatheredRows<unknown>>;
  readonly readings: Readings;
}

const moments = new WorkStore<Moment>();

let isWatched = false;

/** Runs work whose equal reads share one result; nothing in it writes. */
export function inOneMoment<T>(work: () => Promise<T>): Promise<T> {
  if (!isWatched) watchReadings(() => moments.get()?.readings);
  isWatched = true;
  return moments.run({ answers: new Map(), rows: new Map(), readings: new Readings() }, work);
}

/** Whether other parts may ask for the same, so that a query that serves several is worth it. */
export const isInMoment = (): boolean => moments.get() !== undefined;

/**
 * Resolves once the other parts of the moment can request no more rows, so that the query can run.
 */
export const whenGathered = (): Promise<void> => moments.get()?.readings.quiet() ?? soon();

/**
 * Returns the result of `read`, called once per moment; outside of one or within a transaction it
 * is called each time, because a transaction must see its own changes.
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
 * Returns the rows of these ids, by id. Rows that the parts of a moment request are read once, and
 * in one query if they are requested before it runs. Outside of a moment and within a transaction
 * `read` is called directly.
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

/** Adds whole rows that a part of a moment read in another way, for later requests by id. */
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

/** Returns a shallow copy, so that each caller has its own. */
const copyOf = <T extends object>(value: T): T =>
  Array.isArray(value) ? ([...value] as unknown as T) : { ...value };
