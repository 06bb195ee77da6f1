/**
 * The work of the leading tab: called when it starts to lead; the returned function is called when
 * it stops.
 */
export type Lead = () => () => void;

export interface Candidacy {
  /** Checks whether this tab leads. */
  leads: () => boolean;
  /** Makes this tab the leader if the current one no longer works. */
  takeOver: () => void;
  stop: () => void;
}

/**
 * Lets one tab of the browser lead. The others wait; when the leader closes, crashes or stops, the
 * browser lets the next one take over at once.
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
      // Cancelled, or another tab has taken over from this one, which then queues again.
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

/** Fallback without locks: each tab leads while it is visible. */
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
