import { AsyncLocalStorage } from 'node:async_hooks';

/** What was read so far, or is being read, by what it is. */
type Moment = Map<string, Promise<unknown>>;

const moments = new AsyncLocalStorage<Moment>();

/** Reads of this work that ask for the same share one answer: nothing in it writes. */
export const inOneMoment = <T>(work: () => Promise<T>): Promise<T> => moments.run(new Map(), work);

/**
 * What `read` answers, asked once in a moment and again outside of one.
 * @param key what is read, and for whom
 */
export async function readOnce<T extends object>(
  key: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const moment = moments.getStore();
  if (!moment) return read();
  const known = (moment.get(key) as Promise<T | null> | undefined) ?? started(read);
  moment.set(key, known);
  const value = await known;
  // Who asked gets a copy of their own, down to its fields.
  return value && { ...value };
}

/** A query of mongoose runs each time that it is awaited; what is shared is its one run. */
const started = async <T>(read: () => Promise<T>): Promise<T> => await read();
