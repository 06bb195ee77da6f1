const listeners = new Set<() => void>();
let standing = false;

/** Whether events reach this browser, through this tab or another one. */
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

/** Whether the stream has said once, to this tab or to another, where things stand. */
export const hasStreamTold = (): boolean => told;

/** From now on what is read is not made stale by the stream's own beginning. */
export function setStreamTold(): void {
  if (told) return;
  told = true;
  for (const listener of listeners) listener();
}
