/** What a tab does while it is the one: called once it is, the answer when it is no longer. */
export type Lead = () => () => void;

export interface Candidacy {
  /** Whether this tab is the one. */
  leads: () => boolean;
  /** Makes this tab the one, where the one there is does nothing any more. */
  takeOver: () => void;
  stop: () => void;
}

/**
 * Lets one tab of the browser lead. The others wait; when the one closes, crashes or stops, the
 * browser lets the next one in at once.
 */
export function seekLeadership(
  name: string,
  lead: Lead,
  locks: Pick<LockManager, 'request'> = navigator.locks,
): Candidacy {
  let waiting = new AbortController();
  let resign: (() => void) | undefined;
  let stopped = false;

  function hold(): Promise<void> {
    if (stopped) return Promise.resolve();
    const end = lead();
    return new Promise((resolve) => {
      resign = () => {
        resign = undefined;
        end();
        resolve();
      };
    });
  }

  async function stand(options: LockOptions) {
    try {
      await locks.request(name, options, hold);
    } catch {
      // Called off, or another tab has taken over from this one, which then stands in line again.
      if (!resign) return;
      resign();
      if (!stopped) standInLine();
    }
  }

  function standInLine() {
    waiting = new AbortController();
    void stand({ signal: waiting.signal });
  }

  standInLine();
  return {
    leads: () => resign !== undefined,
    takeOver() {
      if (stopped || resign) return;
      waiting.abort();
      void stand({ steal: true });
    },
    stop() {
      stopped = true;
      waiting.abort();
      resign?.();
    },
  };
}

/** Where tabs cannot agree on one, each leads while it is in sight. */
export function leadInSight(lead: Lead): Candidacy {
  let end: (() => void) | undefined;
  function follow() {
    if (document.visibilityState === 'visible') end ??= lead();
    else {
      end?.();
      end = undefined;
    }
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return {
    leads: () => end !== undefined,
    takeOver: () => undefined,
    stop() {
      document.removeEventListener('visibilitychange', follow);
      end?.();
      end = undefined;
    },
  };
}
