import type { PlatformLocation } from '@muster/contracts';
import type { Blocker } from './blocker.ts';

/** The state of a history entry; the same shape as the router library's. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
}

export type NavigateOptions = { replace?: boolean; state?: unknown };

export interface Navigation {
  navigate(to: string, options?: NavigateOptions): void;
  location(): PlatformLocation;
}

/** Position of the current entry in the history of this page; 0 for the first. */
export function historyIndex(): number {
  const state = window.history.state as Partial<EntryState> | null;
  return typeof state?.idx === 'number' ? state.idx : 0;
}

/** Where the page is, as every part of the product sees it. */
function currentLocation(): PlatformLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

/** Notifies routers of a change that the browser does not announce. */
function announce(trigger: 'pushState' | 'replaceState') {
  const event = new PopStateEvent('popstate', { state: window.history.state });
  window.dispatchEvent(Object.assign(event, { singleSpaTrigger: trigger }));
}

/**
 * The one way to a new address. Leaving unsaved input asks through `confirmLeave` before the
 * address changes, because a router that has moved has already thrown the form away.
 * @param announced whether another part (single-spa) announces a changed address to routers already
 */
export function createNavigation(options: {
  blocker: Blocker;
  confirmLeave: (reason: string) => Promise<boolean>;
  announced: boolean;
  /** Called right before the address changes. */
  onWrite?: () => void;
}): Navigation {
  function write(target: URL, { replace = false, state = null }: NavigateOptions) {
    const before = window.location.href;
    const entry: EntryState = {
      usr: state,
      key: Math.random().toString(36).slice(2, 10),
      idx: replace ? historyIndex() : historyIndex() + 1,
    };
    const method = replace ? 'replaceState' : 'pushState';
    options.onWrite?.();
    window.history[method](entry, '', target);
    if (!options.announced || window.location.href === before) announce(method);
  }

  return {
    location: currentLocation,
    navigate(to, navigateOptions = {}) {
      const target = new URL(to, window.location.href);
      if (target.origin !== window.location.origin) {
        window.location.assign(target);
        return;
      }
      const from = new URL(window.location.href);
      // A page that only rewrites its own query is not left.
      const stays = navigateOptions.replace && target.pathname === from.pathname;
      const reason = stays ? null : options.blocker.reason({ from, to: target });
      if (!reason) {
        write(target, navigateOptions);
        return;
      }
      void options.confirmLeave(reason).then((leave) => {
        if (leave) write(target, navigateOptions);
      });
    },
  };
}
