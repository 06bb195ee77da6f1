import type { NavItem } from '@muster/ui';

/** Counts of navigation entries, by address. */
export type NavCounts = Readonly<Record<string, Pick<NavItem, 'count' | 'countIsCapped'>>>;

const none: NavCounts = {};
const listeners = new Set<() => void>();
let counts = none;

/** Returns the counts known to this page. */
export const navCounts = (): NavCounts => counts;

export function onNavCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the counts; without an argument none is shown. */
export function setNavCounts(next: NavCounts = none): void {
  counts = next;
  for (const listener of listeners) listener();
}
