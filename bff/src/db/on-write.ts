import type { mongo } from 'mongoose';
import { mongooseChannels } from './mongoose-channels.ts';

const reading: ReadonlySet<string> = new Set([
  'find',
  'findOne',
  'countDocuments',
  'estimatedDocumentCount',
  'distinct',
  'aggregate',
]);

/** Writes that answer with the number of documents they changed. */
const counting: ReadonlySet<string> = new Set([
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
]);

interface Traced {
  operation?: string;
  collection?: string;
  /** Absent if the operation failed. */
  result?: unknown;
}

interface Listener {
  readonly collections: ReadonlySet<string>;
  readonly written: () => void;
}
const listeners = new Set<Listener>();
/** Number of changes per collection: a transaction compares it to find changes made in its time. */
const changes = new Map<string, number>();

/** Tells the other processes under the same parent; a single process has none. */
let passOn: (collection: string) => void = () => undefined;

/** Reports every change that listeners hear of to `tellOthers`, too. */
export function passChangesOn(tellOthers: (collection: string) => void): void {
  passOn = tellOthers;
}

/** Handles changes by another process: cached values are dropped as if the change happened here. */
export function hearOfChanges(collections: readonly string[]): void {
  for (const collection of collections) tell(collection);
}

/**
 * Calls `written` after every change that this process makes to one of the collections through a
 * model, and once more when the transaction of such a change has committed: only then do others see
 * it. It hears of other processes only under the same parent. Returns a function that stops it.
 */
export function onWrite(collections: readonly string[], written: () => void): () => void {
  const listener: Listener = { collections: new Set(collections), written };
  if (listeners.size === 0) for (const channel of mongooseChannels) channel.subscribe(subscribers);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const channel of mongooseChannels) channel.unsubscribe(subscribers);
  };
}

/** Called when a transaction begins; the returned function is called after the commit. */
export function onCommit(): () => void {
  const before = new Map(changes);
  return () => {
    for (const [collection, count] of changes)
      if (before.get(collection) !== count) notifyListeners(collection);
  };
}

function ended(message: object): void {
  const { operation, collection, result } = message as Traced;
  if (operation === undefined || collection === undefined || reading.has(operation)) return;
  if (counting.has(operation) && changedNothing(result)) return;
  collectionChanged(collection);
}

/** Periodic work often finds nothing to change: what is cached is still right then. */
function changedNothing(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const { acknowledged, modifiedCount, upsertedCount, deletedCount } = result as Partial<
    mongo.UpdateResult & mongo.DeleteResult
  >;
  return acknowledged === true && !modifiedCount && !upsertedCount && !deletedCount;
}

/** For changes that bypass the models and are not announced otherwise. */
export function collectionChanged(collection: string): void {
  changes.set(collection, (changes.get(collection) ?? 0) + 1);
  notifyListeners(collection);
}

function notifyListeners(collection: string): void {
  if (tell(collection)) passOn(collection);
}

/** Returns whether any listener watches the collection. */
function tell(collection: string): boolean {
  let isHeard = false;
  for (const { collections, written } of listeners) {
    if (!collections.has(collection)) continue;
    isHeard = true;
    written();
  }
  return isHeard;
}

const subscribers = {
  start: () => undefined,
  end: () => undefined,
  asyncStart: ended,
  asyncEnd: () => undefined,
  error: () => undefined,
};
