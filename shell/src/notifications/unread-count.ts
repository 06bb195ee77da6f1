const listeners = new Set<() => void>();
let count = 0;

/** Returns the number of unread notifications known to this page. */
export const unreadCount = (): number => count;

export function onUnreadCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setUnreadCount(next: number): void {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}
