import { mongo } from 'mongoose';
import { HeldValues } from './held-values.ts';

/** Milliseconds after which rows are counted again although this process changed none. */
const heldFor = 2_000;
/** The same for collections with {@link forgetCounts} calls on changes by other processes. */
const heldLonger = 20_000;
/** Collections of frequent list counts; the outbox reports their changes. */
const toldOf: ReadonlySet<string> = new Set(['candidates', 'companies', 'jobs']);
/** Filters that name hundreds of ids belong to one reader and are used once. */
const longestKey = 2_000;

const byCollection = new Map<string, HeldValues<number>>();

/**
 * Counts the documents that match a filter with `count`. The result is cached until this process
 * changes the collection or hears that another one did, or for a short time, within which others
 * may change it.
 */
export function heldCount(
  collection: string,
  question: unknown,
  count: () => Promise<number>,
): Promise<number> {
  const key = mongo.BSON.EJSON.stringify(question);
  if (key.length > longestKey) return count();
  const known =
    byCollection.get(collection) ??
    new HeldValues<number>({
      collections: [collection],
      heldFor: toldOf.has(collection) ? heldLonger : heldFor,
    });
  byCollection.set(collection, known);
  return known.get(key, count);
}

/** Drops all counts, because another process has changed records. */
export function forgetCounts(): void {
  for (const known of byCollection.values()) known.forgetAll();
}
