import { useSyncExternalStore } from 'react';

/**
 * Where the top bar has room for a page's title on a phone. Shell and remotes have React roots of
 * their own, so that a context does not reach from one to the other; they share this module.
 */
const places: HTMLElement[] = [];
const listeners = new Set<() => void>();
const notifyAll = () => listeners.forEach((listener) => listener());

/** Offers a place; given to `ref`, which takes it back. The first one is the page's own bar. */
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

/** The place for a title; null where there is no such bar. */
export const useTitlePlace = (): HTMLElement | null =>
  useSyncExternalStore(subscribe, () => places[0] ?? null);
