import { mongo } from 'mongoose';
import { HeldValues } from './held-values.ts';

/** Milliseconds after which rows are counted anew although this process changed none. */
const heldFor = 2_000;
/** Filters that name hundreds of ids are one reader's, and asked once. */
const longestKey = 2_000;

const byCollection = new Map<string, HeldValues<number>>();

/**
 * How many documents of a collection fit a filter, as `count` says: held until this process changes
 * the collection, or for two seconds, within which others may change it.
 */
export function heldCount(
  collection: string,
  question: unknown,
  count: () => Promise<number>,
): Promise<number> {
  const key = mongo.BSON.EJSON.stringify(question);
  if (key.length > longestKey) return count();
  const known =
    byCollection.get(collection) ?? new HeldValues<number>({ collections: [collection], heldFor });
  byCollection.set(collection, known);
  return known.get(key, count);
}
