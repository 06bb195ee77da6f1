import type { Dispatch } from '@reduxjs/toolkit';
import type { PlatformBus } from '@muster/contracts';
import type { EndpointRecord, MusterApi } from './create-muster-api.ts';
import { tagsOfChange } from './tags.ts';

/**
 * Makes a remote's cache follow the changes that other remotes and tabs report.
 * @param ownEvents payloads that the same store emitted; RTK Query has dealt with those already
 * @returns the function that ends it
 */
export function subscribeToBus<T extends EndpointRecord>(
  api: MusterApi<T>,
  store: { dispatch: Dispatch },
  bus: PlatformBus,
  ownEvents: WeakSet<object> = new WeakSet(),
): () => void {
  return bus.on('entity.changed', (change) => {
    if (ownEvents.has(change)) return;
    store.dispatch(api.util.invalidateTags(tagsOfChange(change)));
  });
}
