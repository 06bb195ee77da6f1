import { mongo } from 'mongoose';
import { HeldValues } from './held-values.ts';

/** Milliseconds after which rows are counted anew although this process changed none. */
const heldFor = 2_000;
/** The same where {@link forgetCounts} is called when another process changed some. */
const heldLonger = 20_000;
/** What the lists count that are asked for again and again; the outbox tells of their changes. */
const toldOf: ReadonlySet<string> = new Set(['candidates', 'companies', 'jobs']);
/** Filters that name hundreds of ids are one reader's, and asked once. */
const longestKey = 2_000;

const byCollection = new Map<string, HeldValues<number>>();

/**
 * How many documents of a collection fit a filter, as `count` says: held until this process changes
 * the collection or is told that another one did, or for a moment, within which others may.
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

/** Another process has changed records. */
export function forgetCounts(): void {
  for (const known of byCollection.values()) known.forgetAll();
}
