import { shellPanels, type BlockOptions } from '@muster/contracts';

/** A change of the address that is about to happen or has just happened. */
export interface AddressChange {
  from: URL;
  to: URL;
}

/** Holds the reasons why leaving would lose something. */
export interface Blocker {
  /** Adds a reason; returns the function that lifts it. */
  block(reason: string, options?: BlockOptions): () => void;
  /** Returns the latest remaining reason, or null; with a change, the latest that it concerns. */
  reason(change?: AddressChange): string | null;
  /** Whether a remote asks about its input just now: a second question would lie over the first. */
  isAsked(): boolean;
  /** Removes every reason, because the input was given up. */
  clear(): void;
}

/** The query of the page itself, in one order; panels of the shell open and close over the page. */
function pageQuery({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const panel of shellPanels) query.delete(panel);
  query.sort();
  return query.toString();
}

/** Whether a change of the address loses what is guarded. A change of the hash never does. */
function loses({ from, to }: AddressChange, { panel, survivesQuery }: BlockOptions): boolean {
  if (from.pathname !== to.pathname) return true;
  if (panel) return from.searchParams.get(panel) !== to.searchParams.get(panel);
  return !survivesQuery && pageQuery(from) !== pageQuery(to);
}

/**
 * Collects the reasons of all forms on the page. While one stands, the browser asks before the tab
 * closes; asking before a navigation is the business of `createNavigation`.
 */
export function createBlocker(): Blocker {
  const reasons = new Map<symbol, { reason: string; options: BlockOptions }>();
  const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopAsking = () => window.removeEventListener('beforeunload', askBeforeUnload);

  return {
    block(reason, options = {}) {
      const key = Symbol(reason);
      if (reasons.size === 0) window.addEventListener('beforeunload', askBeforeUnload);
      reasons.set(key, { reason, options });
      return () => {
        reasons.delete(key);
        if (reasons.size === 0) stopAsking();
      };
    },
    reason(change) {
      // A question about input is no input.
      const standing = [...reasons.values()].filter(({ options }) => !options.asked);
      const concerned = change ? standing.filter((each) => loses(change, each.options)) : standing;
      return concerned.at(-1)?.reason ?? null;
    },
    isAsked: () => [...reasons.values()].some(({ options }) => options.asked),
    clear() {
      reasons.clear();
      stopAsking();
    },
  };
}
