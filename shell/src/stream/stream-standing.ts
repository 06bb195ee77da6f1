const listeners = new Set<() => void>();
let standing = false;

/** Whether events reach this browser, through this tab or another one. */
export const isStreamStanding = (): boolean => standing;

export function onStreamStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setStreamStanding(next: boolean): void {
  if (next === standing) return;
  standing = next;
  for (const listener of listeners) listener();
}
