import {
  href,
  impersonationEndpoints,
  sessionEndpoints,
  shellRoutes,
  teamRoutes,
  type AnyEndpoint,
  type SessionState,
} from '@muster/contracts';
import { newUuid } from '@muster/kit';
import { bus, giveUpUnsaved, mayLeave, navigation } from '../platform/shell-platform.ts';
import type { SignedIn } from '../routing/home-path.ts';
import { currentScreen } from '../routing/current-screen.ts';
import {
  knownSession,
  refreshSession,
  replaceSession,
  setSession,
  suspendSession,
  waitingSession,
} from './session-store.ts';
import { workIdentity } from './work-identity.ts';

async function send(endpoint: AnyEndpoint, csrfToken: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/api/v1${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      'X-CSRF-Token': csrfToken,
      ...(endpoint.method === 'POST' && { 'Idempotency-Key': newUuid() }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${endpoint.name} answered ${response.status}`);
  return response.json();
}

/**
 * Enters a role after the API has switched to it. All data and buttons of the old role are removed
 * from the page first; other tabs follow through the bus.
 */
export function enterRole(session: SessionState, to = '/'): void {
  suspendSession();
  giveUpUnsaved();
  navigation.navigate(to);
  setSession(session);
  bus.emit('session.changed', { reason: 'role-switched' });
}

/** Switches to another role, asking first about unsaved input. Throws if the API refuses. */
export async function switchRole(session: SignedIn, assignmentId: string): Promise<void> {
  if (!(await mayLeave())) return;
  const answer = await send(sessionEndpoints.chooseRole, session.csrfToken, { assignmentId });
  enterRole(sessionEndpoints.chooseRole.response.parse(answer));
}

/** Switches from viewing to acting for the person on the current page. Throws if refused. */
export async function switchToAct({ csrfToken }: { csrfToken: string }): Promise<void> {
  const { act } = impersonationEndpoints;
  const answer = await send(act, csrfToken, { confirmAct: true });
  suspendSession();
  setSession(act.response.parse(answer));
  bus.emit('session.changed', { reason: 'role-switched' });
}

/**
 * Stops the impersonation, or leaves one that has already ended: the own session continues where it
 * was started, at the list of users. Asks first about unsaved input. Throws if the API does not
 * respond.
 */
export async function stopActing({ csrfToken }: { csrfToken: string }): Promise<void> {
  if (!(await mayLeave())) return;
  const { stop } = impersonationEndpoints;
  const answer = await send(stop, csrfToken);
  enterRole(stop.response.parse(answer), href(teamRoutes.users));
}

const arrivesWithin = 500;

/**
 * Navigates and waits until the page is shown, so that a visitor is not asked to sign in for it.
 */
function arriveAt(to: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, arrivesWithin);
    navigation.navigate(to);
  });
}

/**
 * Ends the session here and in every tab; asks first about unsaved input. Throws if the API does
 * not respond.
 */
export async function signOut({ csrfToken }: { csrfToken: string }): Promise<void> {
  if (!(await mayLeave())) return;
  await send(sessionEndpoints.signOut, csrfToken, {});
  suspendSession();
  giveUpUnsaved();
  await arriveAt(href(shellRoutes.signOut));
  setSession({ state: 'signed-out', csrfToken: null });
  bus.emit('session.changed', { reason: 'signed-out' });
}

/**
 * Follows changes of the session from remotes and other tabs. If it becomes another user's or
 * role's, an address that they may not open leads home.
 */
export function followSession(): () => void {
  return bus.on('session.changed', () => void followChange());
}

async function followChange(): Promise<void> {
  const before = knownSession();
  await refreshSession();
  const now = knownSession();
  if (!before || !now || workIdentity(before) === workIdentity(now)) return;
  leaveForbidden();
}

function leaveForbidden(): void {
  if (currentScreen(navigation.location())?.kind === 'forbidden')
    navigation.navigate('/', { replace: true });
}

/**
 * Continues after signing in over a page with unsaved input. The same user gets the role of the
 * input back; another user starts clean. Throws if the API does not respond.
 */
export async function resumeWork(session: SessionState): Promise<void> {
  const held = knownSession();
  const own = held && 'user' in held ? held : null;
  const role = own?.active?.assignmentId;
  const isSamePerson = own !== null && 'user' in session && session.user.id === own.user.id;
  const maySwitch =
    isSamePerson && !own.impersonation && session.assignments.some(({ id }) => id === role);
  if (maySwitch && session.active?.assignmentId !== role) {
    const answer = await send(sessionEndpoints.chooseRole, session.csrfToken, {
      assignmentId: role,
    });
    replaceSession(sessionEndpoints.chooseRole.response.parse(answer));
    bus.emit('session.changed', { reason: 'role-switched' });
    return;
  }
  replaceSession(session);
  const waits = waitingSession();
  if (waits && 'user' in waits) giveUpWork();
  bus.emit('session.changed', { reason: 'refreshed' });
}

/** Gives up unsaved input for the waiting session. */
export function giveUpWork(): void {
  const next = waitingSession();
  if (!next) return;
  giveUpUnsaved();
  suspendSession();
  setSession(next);
  leaveForbidden();
}
