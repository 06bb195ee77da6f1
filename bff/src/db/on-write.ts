import { mongooseChannels } from './mongoose-channels.ts';

const reading: ReadonlySet<string> = new Set([
  'find',
  'findOne',
  'countDocuments',
  'estimatedDocumentCount',
  'distinct',
  'aggregate',
]);

interface Listener {
  readonly collections: ReadonlySet<string>;
  readonly written: () => void;
}
const listeners = new Set<Listener>();
/** How often each collection was changed: a transaction looks what fell into its time. */
const changes = new Map<string, number>();

/** Tells the other processes under the same parent; alone there are none. */
let passOn: (collection: string) => void = () => undefined;

/** Every change of this process that listeners hear of is told to `tellOthers`, too. */
export function passChangesOn(tellOthers: (collection: string) => void): void {
  passOn = tellOthers;
}

/** What another process has changed: what is held of it here is dropped as if it happened here. */
export function hearOfChanges(collections: readonly string[]): void {
  for (const collection of collections) tell(collection);
}

/**
 * Calls `written` after every change that this process makes to one of the collections through a
 * model, and once more when the transaction of such a change has committed: only then do others see
 * it. Of other processes only those under the same parent are heard. Returns what ends it.
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

/** Called when a transaction begins; what it returns is called once it has committed. */
export function onCommit(): () => void {
  const before = new Map(changes);
  return () => {
    for (const [collection, count] of changes)
      if (before.get(collection) !== count) tellEverybody(collection);
  };
}

function ended(message: object): void {
  const { operation, collection } = message as { operation?: string; collection?: string };
  if (operation === undefined || collection === undefined || reading.has(operation)) return;
  collectionChanged(collection);
}

/** For changes that go past the models, which are not announced otherwise. */
export function collectionChanged(collection: string): void {
  changes.set(collection, (changes.get(collection) ?? 0) + 1);
  tellEverybody(collection);
}

function tellEverybody(collection: string): void {
  if (tell(collection)) passOn(collection);
}

/** Whether anybody wanted to know. */
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
