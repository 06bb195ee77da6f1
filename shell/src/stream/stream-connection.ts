const listeners = new Set<() => void>();
let standing = false;

/** Checks whether events reach this browser, through this tab or another one. */
export const isStreamConnected = (): boolean => standing;

export function onStreamChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setStreamConnected(next: boolean): void {
  if (next === standing) return;
  standing = next;
  for (const listener of listeners) listener();
}

let told = false;

/** Checks whether the stream has reported its initial state once, to this tab or another. */
export const hasStreamTold = (): boolean => told;

/** Marks the initial state as reported, so that later reads are not made stale by it. */
export function setStreamTold(): void {
  if (told) return;
  told = true;
  for (const listener of listeners) listener();
}
