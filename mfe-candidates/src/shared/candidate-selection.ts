import { useSyncExternalStore } from 'react';

const nobody: readonly string[] = [];
let selected: readonly string[] = nobody;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Selects these people in the list; whoever shows the selection follows. */
export function selectCandidates(ids: readonly string[]): void {
  selected = ids.length === 0 ? nobody : ids;
  for (const listener of listeners) listener();
}

/**
 * The people who are selected in the list. They outlive the list's page for as long as an overlay
 * works on them; the page takes the selection back when it goes.
 */
export const useSelectedCandidates = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => selected);
