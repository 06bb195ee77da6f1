import type { Store } from '@reduxjs/toolkit';
import type { PlatformV1 } from '@muster/contracts';

interface Kept {
  readonly work: AbortSignal;
  readonly store: Store;
  /** Connects the store to the platform of the new visit. */
  readonly visit: (platform: PlatformV1) => void;
}

/**
 * Keeps the result of `make` from one visit to the next, so that returning to a page shows known
 * data at once. It is dropped when the user, the role or the session changes; meanwhile it listens
 * to the bus, and forgets what changes. Without a {@link PlatformV1.workSignal} each visit has a
 * store of its own.
 */
export function keepStore(make: (platform: PlatformV1) => Store): (platform: PlatformV1) => Store {
  let kept: Kept | null = null;
  return (platform) => {
    const work = platform.workSignal;
    if (!work || work.aborted) return make(platform);
    if (kept?.work !== work) {
      kept = begin(make, platform, work);
      work.addEventListener('abort', () => kept?.work === work && (kept = null), { once: true });
    }
    kept.visit(platform);
    return kept.store;
  };
}

function begin(make: (platform: PlatformV1) => Store, first: PlatformV1, work: AbortSignal): Kept {
  let latest = first;
  // The proxy passes on any future feature of the platform.
  const lasting = new Proxy(first, {
    get: (_first, key) => (key === 'signal' ? work : Reflect.get(latest, key)),
  });
  return { work, store: make(lasting), visit: (platform) => (latest = platform) };
}
