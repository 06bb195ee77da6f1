import { sessionEndpoints, type SessionState } from '@muster/contracts';
import { setViewer, type ViewerSettings } from '@muster/ui';
import { unsavedInput } from '../platform/unsaved-input.ts';
import { fetchWithPatience } from '../registry/fetch-with-patience.ts';
import { workIdentity } from './work-identity.ts';

/** `loading` before the first answer and while another role is put on; `unknown`: no answer. */
export type SessionSnapshot =
  { status: 'loading' } | { status: 'unknown' } | { status: 'known'; session: SessionState };

type SessionUser = Extract<SessionState, { user: unknown }>['user'];

const listeners = new Set<() => void>();
let snapshot: SessionSnapshot = { status: 'loading' };
let waiting: SessionState | null = null;
/** Grows with each state that is put in force. */
let changes = 0;

function publish(next: SessionSnapshot) {
  changes += 1;
  snapshot = next;
  for (const listener of listeners) listener();
}

/** The session as the page knows it; a stable object until it changes. */
export const readSession = (): SessionSnapshot => snapshot;

/** Calls `listener` after each change; returns the function that ends it. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a state that the API answered in force, for instance after a sign-in. */
export function setSession(session: SessionState) {
  waiting = null;
  setViewer('user' in session ? viewerOf(session.user) : {});
  publish({ status: 'known', session });
}

/** Times are written for the person's zone; who has not chosen one gets the browser's. */
const viewerOf = ({ timeZone, timeFormat, weekStarts }: SessionUser): ViewerSettings => ({
  timeZone: timeZone ?? undefined,
  timeFormat,
  weekStarts,
});

/** Nothing of the old role stays on the page while the next one is put on. */
export function suspendSession() {
  waiting = null;
  publish({ status: 'loading' });
}

/**
 * The state that is in force at the API while the page still shows the work of the one before:
 * unsaved input holds the page until the person signs in again or gives the input up.
 */
export const waitingSession = (): SessionState | null => waiting;

/**
 * Applies a state that may belong to another user or role: everything drawn for the old one leaves
 * the page first. Unsaved input is not thrown away: the state waits.
 */
export function replaceSession(session: SessionState) {
  const before = knownSession();
  const isOther = before !== null && workIdentity(before) !== workIdentity(session);
  if (isOther && before.state === 'ready' && unsavedInput.reason() !== null) {
    waiting = session;
    for (const listener of listeners) listener();
    return;
  }
  if (isOther) suspendSession();
  setSession(session);
}

/** Asks the API who is signed in. What is known stays when it does not answer. */
export async function refreshSession(): Promise<SessionSnapshot> {
  const asked = changes;
  try {
    const response = await fetchWithPatience(
      `/api/v1${sessionEndpoints.session.path}`,
      { timeout: 8_000, pauses: [500, 1_500] },
      { cache: 'no-store', headers: { 'X-Background': '1' } },
    );
    const answer = sessionEndpoints.session.response.parse(await response.json());
    // What was put in force meanwhile may be newer than this answer.
    if (changes !== asked) return await refreshSession();
    replaceSession(answer);
  } catch {
    if (snapshot.status !== 'known') publish({ status: 'unknown' });
  }
  return snapshot;
}

/** The state, or null while it is not known. */
export function knownSession(): SessionState | null {
  return snapshot.status === 'known' ? snapshot.session : null;
}
