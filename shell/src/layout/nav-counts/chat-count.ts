const listeners = new Set<() => void>();
let count = 0;

/** Returns the number of unread conversations known to this page. */
export const chatCount = (): number => count;

export function onChatCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setChatCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}
