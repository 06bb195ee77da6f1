type Counts = Readonly<Record<string, number>>;

const none: Counts = {};
const listeners = new Set<() => void>();
let counts = none;

/** What waits behind entries of the navigation, by their address, as far as this page knows. */
export const navCounts = (): Counts => counts;

export function onNavCounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setNavCount(path: string, count: number): void {
  if ((counts[path] ?? 0) === count) return;
  counts = { ...counts, [path]: count };
  for (const listener of listeners) listener();
}
