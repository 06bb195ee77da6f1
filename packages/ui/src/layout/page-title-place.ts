import { useSyncExternalStore } from 'react';

/**
 * Slots for a page's title in the top bar on a phone. Shell and remotes have separate React roots,
 * so a context cannot reach from one to the other; they share this module.
 */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());

/**
 * Registers a slot; used as a `ref`, whose cleanup unregisters it. The first slot is the bar of the
 * page itself.
 */
export function offerTitlePlace(place: HTMLElement | null): () => void {
  if (place) places.push(place);
  notifyAll();
  return () => {
    const index = places.findIndex((known) => known === place);
    if (index >= 0) places.splice(index, 1);
    notifyAll();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the slot for a title; null without such a bar. */
export const useTitlePlace = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, () => places[0] ?? null);
