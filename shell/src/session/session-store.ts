import { sessionEndpoints, type SessionState } from '@muster/contracts';
import { setViewer, type ViewerSettings } from '@muster/ui';
import { unsavedInput } from '../platform/unsaved-input.ts';
import { fetchWithPatience } from '../registry/fetch-with-patience.ts';
import { workIdentity } from './work-identity.ts';

/**
 * `loading`: before the first response and while the role is being switched; `unknown`: no
 * response.
 */
export type SessionSnapshot =
  { status: 'loading' } | { status: 'unknown' } | { status: 'known'; session: SessionState };

type SessionUser = Extract<SessionState, { user: unknown }>['user'];

const listeners = new Set<() => void>();
let snapshot: SessionSnapshot = { status: 'loading' };
let waiting: SessionState | null = null;
/** Incremented with each state that is applied. */
let changes = 0;

function publish(next: SessionSnapshot) {
  changes += 1;
  snapshot = next;
  for (const listener of listeners) listener();
}

/** Returns the session known to the page; a stable object until it changes. */
export const readSession = (): SessionSnapshot => snapshot;

/** Calls `listener` after each change; returns the function that ends it. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies a state from the API, for instance after a sign-in. */
export function setSession(session: SessionState) {
  waiting = null;
  setViewer('user' in session ? viewerOf(session.user) : {});
  publish({ status: 'known', session });
}

/** Times use the user's time zone; users who have not chosen one get the browser's. */
const viewerOf = ({ timeZone, timeFormat, weekStarts }: SessionUser): ViewerSettings => ({
  timeZone: timeZone ?? undefined,
  timeFormat,
  weekStarts,
});

/** Clears the old role from the page while the next one is entered. */
export function suspendSession() {
  waiting = null;
  publish({ status: 'loading' });
}

/**
 * Returns the state already valid at the API while the page still shows the previous session's
 * unsaved input; it waits until the user signs in again or gives the input up.
 */
export const waitingSession = (): SessionState | null => waiting;

/**
 * Applies a state that may belong to another user or role: everything rendered for the old one is
 * removed first. Unsaved input is not discarded; the state waits instead.
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

/** Asks the API who is signed in. The known state stays if it does not respond. */
export async function refreshSession(): Promise<SessionSnapshot> {
  const asked = changes;
  try {
    const response = await fetchWithPatience(
      `/api/v1${sessionEndpoints.session.path}`,
      { timeout: 8_000, pauses: [500, 1_500] },
      { cache: 'no-store', headers: { 'X-Background': '1' } },
    );
    const answer = sessionEndpoints.session.response.parse(await response.json());
    // A state applied meanwhile may be newer than this response.
    if (changes !== asked) return await refreshSession();
    replaceSession(answer);
  } catch {
    if (snapshot.status !== 'known') publish({ status: 'unknown' });
  }
  return snapshot;
}

/** Returns the state, or null while it is not known. */
export function knownSession(): SessionState | null {
  return snapshot.status === 'known' ? snapshot.session : null;
}
