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
