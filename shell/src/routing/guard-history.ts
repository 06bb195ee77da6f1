import { historyIndex, type Blocker } from '@muster/kit';

type BeforeRouting = CustomEvent<{
  oldUrl: string;
  newUrl: string;
  cancelNavigation: (cancel: Promise<boolean>) => void;
}>;

const arrivesWithin = 500;

/** Moves by `delta` history entries and waits until the address has changed. */
function travel(delta: number): Promise<void> {
  if (delta === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const arrived = () => {
      window.onpopstate = null;
      resolve();
    };
    // Not addEventListener, because single-spa delays those listeners until this answer is given.
    window.onpopstate = arrived;
    setTimeout(arrived, arrivesWithin);
    window.history.go(delta);
  });
}

/**
 * Asks before Back and Forward leave unsaved input. Links and buttons ask on their own before the
 * address changes; the browser's buttons change it first, so a "stay" also travels back in the
 * history, and single-spa keeps every router from noticing.
 */
export function guardHistory(
  blocker: Blocker,
  confirmLeave: (reason: string) => Promise<boolean>,
): { allowNext: () => void } {
  let position = historyIndex();
  let allowed = false;

  function beforeRouting(event: Event) {
    const { oldUrl, newUrl, cancelNavigation } = (event as BeforeRouting).detail;
    const from = position;
    const to = historyIndex();
    // The question of a remote stands over the page: the browser's buttons do not pass it by.
    if (!allowed && blocker.isAsked()) {
      cancelNavigation(travel(from - to).then(() => true));
      return;
    }
    const reason = blocker.reason({ from: new URL(oldUrl), to: new URL(newUrl) });
    if (allowed || !reason) {
      position = to;
      allowed = false;
      return;
    }
    cancelNavigation(
      confirmLeave(reason).then(async (leave) => {
        if (leave) position = to;
        else await travel(from - to);
        return !leave;
      }),
    );
  }

  window.addEventListener('single-spa:before-routing-event', beforeRouting);
  return {
    /** The next change of address has already been confirmed. */
    allowNext: () => {
      allowed = true;
    },
  };
}
