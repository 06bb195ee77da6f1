import type { NavItem } from '@muster/ui';

/** What stands behind entries of the navigation, by their address. */
export type NavCounts = Readonly<Record<string, Pick<NavItem, 'count' | 'countIsCapped'>>>;

const none: NavCounts = {};
const listeners = new Set<() => void>();
let counts = none;

/** The counts as far as this page knows. */
export const navCounts = (): NavCounts => counts;

export function onNavCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts other counts in their place; without any, none is shown. */
export function setNavCounts(next: NavCounts = none): void {
  counts = next;
  for (const listener of listeners) listener();
}
