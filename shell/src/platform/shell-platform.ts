import type { PlatformV1 } from '@muster/contracts';
import { createBlocker, createBus, createNavigation, toPlatformSession } from '@muster/kit';
import { toast } from '@muster/ui';
import { guardHistory } from '../routing/guard-history.ts';
import { knownSession } from '../session/session-store.ts';
import { confirmLeave } from './leave-question.ts';
import { reportError } from './report-error.ts';

const blocker = createBlocker();
const history = guardHistory(blocker, confirmLeave);

export const bus = createBus({ onError: (error) => reportError(error, { source: 'bus' }) });

export const navigation = createNavigation({
  blocker,
  confirmLeave,
  announced: true,
  onWrite: history.allowNext,
});

/** What one mounted remote gets. `signal` ends with it. */
export function createPlatform(signal: AbortSignal): PlatformV1 {
  const session = knownSession();
  const lifts = new Set<() => void>();
  // A remote that is gone blocks nothing, whatever it forgot to lift.
  signal.addEventListener('abort', () => lifts.forEach((lift) => lift()), { once: true });
  return {
    version: 1,
    session: session && toPlatformSession(session),
    bus,
    ...navigation,
    block(reason) {
      const lift = blocker.block(reason);
      lifts.add(lift);
      return () => {
        lifts.delete(lift);
        lift();
      };
    },
    notify: ({ kind, text, undo }) =>
      void toast({ kind, message: text, undo: undo && { onUndo: () => void undo() } }),
    reportError,
    signal,
  };
}
