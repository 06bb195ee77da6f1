import type { PlatformSession, PlatformV1 } from '@muster/contracts';
import { bringErrorWords, createBus, errorText, toPlatformSession } from '@muster/kit';
import { dismissToast, toast } from '@muster/ui';
import { openAccount } from '../account/account-opening.ts';
import { knownSession, onSession } from '../session/session-store.ts';
import { workIdentity } from '../session/work-identity.ts';
import { workSignal } from '../session/work-signal.ts';
import { createDrafts, removeOpenDrafts } from './drafts.ts';
import { askProof } from './proof-question.ts';
import { confirmLeave } from './leave-question.ts';
import { navigation } from './navigation.ts';
import { reportError } from './report-error.ts';
import { unsavedInput as blocker } from './unsaved-input.ts';

export { navigation };
export const bus = createBus({ onError: (error) => reportError(error, { source: 'bus' }) });

/** Checks whether the current page may be left; asks first if there is unsaved input. */
export async function mayLeave(): Promise<boolean> {
  const reason = blocker.reason();
  return reason === null || confirmLeave(reason);
}

/**
 * Stops asking about unsaved input, which ends with its role or session, and removes its drafts.
 */
export function giveUpUnsaved(): void {
  blocker.clear();
  removeOpenDrafts();
}

/**
 * The session of one visit: follows renewals, and never switches to another user or role. If an
 * area is switched off while the page holds unsaved input, the page keeps the permissions for it.
 */
function followedSession(signal: AbortSignal) {
  let known = knownSession();
  let session = known && toPlatformSession(known);
  const listeners = new Set<() => void>();
  const stop = onSession(() => {
    const next = knownSession();
    if (!known || !next || workIdentity(next) !== workIdentity(known)) return;
    known = next;
    const renewed = toPlatformSession(next) ?? session;
    const isHeld = blocker.reason() !== null;
    session = renewed && session && isHeld ? { ...renewed, ...rightsOf(session) } : renewed;
    for (const listener of listeners) listener();
  });
  signal.addEventListener('abort', stop, { once: true });
  return {
    read: () => session,
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const rightsOf = ({ permissions }: PlatformSession) => ({ permissions });

/** During impersonation no data of the target is stored on the device. */
function draftsOf(session: PlatformSession | null): Pick<PlatformV1, 'drafts'> {
  if (!session || session.impersonation) return {};
  const drafts = createDrafts({ userId: session.user.id, assignmentId: session.assignmentId });
  return drafts ? { drafts } : {};
}

/** Runs an undo; one that fails says so, whatever its screen does about it. */
async function takeBack(undo: () => unknown): Promise<void> {
  try {
    await undo();
  } catch (error) {
    // The page that failed has them; the shell may show its first error.
    await bringErrorWords();
    void toast({ kind: 'error', message: errorText(error) });
  }
}

/** Creates the platform for one mounted remote. It ends with `signal`. */
export function createPlatform(signal: AbortSignal): PlatformV1 {
  const { read: session, onChange } = followedSession(signal);
  const lifts = new Set<() => void>();
  // A removed remote must not block anything, even if it forgot to unblock.
  signal.addEventListener('abort', () => lifts.forEach((lift) => lift()), { once: true });
  return {
    version: 1,
    get session() {
      return session();
    },
    onSession: onChange,
    bus,
    ...navigation,
    block(reason, options) {
      const lift = blocker.block(reason, options);
      lifts.add(lift);
      return () => {
        lifts.delete(lift);
        lift();
      };
    },
    notify: ({ kind, text, undo }) =>
      void toast({
        kind,
        message: text,
        undo: undo && { onUndo: () => void takeBack(undo) },
        // The same error of a second try stands in place of the first.
        ...(kind === 'error' && { id: text }),
      }),
    retract: dismissToast,
    reportError,
    reauthenticate: askProof,
    // The target's account is not available during impersonation.
    ...(!session()?.impersonation && { openAccount }),
    ...draftsOf(session()),
    signal,
    workSignal: workSignal(),
  };
}
