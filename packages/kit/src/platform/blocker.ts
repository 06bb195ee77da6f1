/** Holds the reasons why leaving would lose something. */
export interface Blocker {
  /** Adds a reason; returns the function that lifts it. */
  block(reason: string): () => void;
  /** The latest reason that still stands, or null. */
  reason(): string | null;
  /** Forgets every reason: what would be lost has been given up. */
  clear(): void;
}

/**
 * Collects the reasons of all forms on the page. While one stands, the browser asks before the tab
 * closes; asking before a navigation is the business of `createNavigation`.
 */
export function createBlocker(): Blocker {
  const reasons = new Map<symbol, string>();
  const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopAsking = () => window.removeEventListener('beforeunload', askBeforeUnload);

  return {
    block(reason) {
      const key = Symbol(reason);
      if (reasons.size === 0) window.addEventListener('beforeunload', askBeforeUnload);
      reasons.set(key, reason);
      return () => {
        reasons.delete(key);
        if (reasons.size === 0) stopAsking();
      };
    },
    reason: () => [...reasons.values()].at(-1) ?? null,
    clear() {
      reasons.clear();
      stopAsking();
    },
  };
}
