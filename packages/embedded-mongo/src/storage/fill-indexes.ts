import type { KeyIndex } from '../index/key-index.ts';
import type { Store } from './store.ts';

const SHORTEST_MS = 10;
/** Maximum time of one turn of filling, however long the requests before it took. */
const LONGEST_MS = 5_000;
/** Filling an index costs more than a scan, so its first potential use is no reason to hurry. */
const HURRY_FROM = 2;

/**
 * Fills the indexes left by the start in steps between requests, most requested first. While a
 * request waits for one, filling takes as much time as the preceding requests did, and at least 10
 * ms: with less, scans that the index would avoid would prevent it from being filled.
 */
export function fillIndexes(store: Store, pauseMs: number): AbortController {
  const stopping = new AbortController();
  let ended = performance.now();
  const turn = (): void => {
    const index = stopping.signal.aborted ? undefined : mostWanted(store);
    if (!index) return;
    const now = performance.now();
    const hurry = index.wanted >= HURRY_FROM;
    if (hurry || now - ended >= pauseMs) {
      const requests = hurry ? now - ended : 0;
      fillUntil(index, now + Math.min(Math.max(requests, SHORTEST_MS), LONGEST_MS));
      ended = performance.now();
    }
    if (hurry) setImmediate(turn).unref();
    else setTimeout(turn, Math.min(pauseMs, SHORTEST_MS)).unref();
  };
  setTimeout(turn, Math.min(pauseMs, SHORTEST_MS)).unref();
  return stopping;
}

function fillUntil(index: KeyIndex, end: number): void {
  do index.fillStep();
  while (!index.isFilled && performance.now() < end);
}

function mostWanted(store: Store): KeyIndex | undefined {
  let max: KeyIndex | undefined;
  for (const collection of store.collections())
    for (const index of collection.indexes.values())
      if (!index.isFilled && (!max || index.wanted > max.wanted)) max = index;
  return max;
}
