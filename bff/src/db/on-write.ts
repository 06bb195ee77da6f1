import { tracingChannel } from 'node:diagnostics_channel';

/** Where mongoose tells of changes, among other things. */
const channels = [
  'mongoose:query',
  'mongoose:aggregate',
  'mongoose:model:save',
  'mongoose:model:insertMany',
  'mongoose:model:bulkWrite',
].map((name) => tracingChannel(name));

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
  /** How many changes were heard of, so that a transaction knows whether some fell into its time. */
  count: number;
}
const listeners = new Set<Listener>();

/**
 * Calls `written` after every change that this process makes to one of the collections through a
 * model, and once more when the transaction of such a change has committed: only then do others see
 * it. Changes by other processes are not heard. Returns what ends it.
 */
export function onWrite(collections: readonly string[], written: () => void): () => void {
  const listener: Listener = { collections: new Set(collections), written, count: 0 };
  if (listeners.size === 0) for (const channel of channels) channel.subscribe(subscribers);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const channel of channels) channel.unsubscribe(subscribers);
  };
}

/** Called when a transaction begins; what it returns is called once it has committed. */
export function onCommit(): () => void {
  const before = [...listeners].map((listener) => ({ listener, count: listener.count }));
  return () => {
    for (const { listener, count } of before) if (listener.count !== count) listener.written();
  };
}

function ended(message: object): void {
  const { operation, collection } = message as { operation?: string; collection?: string };
  if (operation === undefined || collection === undefined || reading.has(operation)) return;
  collectionChanged(collection);
}

/** For changes that go past the models: nobody else tells of them. */
export function collectionChanged(collection: string): void {
  for (const listener of listeners) {
    if (!listener.collections.has(collection)) continue;
    listener.count += 1;
    listener.written();
  }
}

const subscribers = {
  start: () => undefined,
  end: () => undefined,
  asyncStart: ended,
  asyncEnd: () => undefined,
  error: () => undefined,
};
