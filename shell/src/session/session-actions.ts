import {
  href,
  impersonationEndpoints,
  sessionEndpoints,
  shellRoutes,
  teamRoutes,
  type AnyEndpoint,
  type SessionState,
} from '@muster/contracts';
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
      ...(endpoint.method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${endpoint.name} answered ${response.status}`);
  return response.json();
}

/**
 * Puts a role on that the API has switched to. Everything of the old one leaves the page first, so
 * that no data or button of it stays; other tabs follow through the bus.
 */
export function enterRole(session: SessionState, to = '/'): void {
  suspendSession();
  giveUpUnsaved();
  navigation.navigate(to);
  setSession(session);
  bus.emit('session.changed', { reason: 'role-switched' });
}

/** Switches to another role, asking where input is unsaved. Throws when the API does not switch. */
export async function switchRole(session: SignedIn, assignmentId: string): Promise<void> {
  if (!(await mayLeave())) return;
  const answer = await send(sessionEndpoints.chooseRole, session.csrfToken, { assignmentId });
  enterRole(sessionEndpoints.chooseRole.response.parse(answer));
}

/** Goes from looking on to acting for the person, on the page in sight. Throws when refused. */
export async function switchToAct({ csrfToken }: { csrfToken: string }): Promise<void> {
  const { act } = impersonationEndpoints;
  const answer = await send(act, csrfToken, { confirmAct: true });
  suspendSession();
  setSession(act.response.parse(answer));
  bus.emit('session.changed', { reason: 'role-switched' });
}

/**
 * Stops acting as another person, or leaves what has ended already: the own session goes on where
 * it was begun, at the list of users. Asks where input is unsaved. Throws when the API does not
 * answer.
 */
export async function stopActing({ csrfToken }: { csrfToken: string }): Promise<void> {
  if (!(await mayLeave())) return;
  const { stop } = impersonationEndpoints;
  const answer = await send(stop, csrfToken);
  enterRole(stop.response.parse(answer), href(teamRoutes.users));
}

const arrivesWithin = 500;

/** Goes to an address and waits until the page is there: a visitor is not asked to sign in for it. */
function arriveAt(to: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, arrivesWithin);
    navigation.navigate(to);
  });
}

/**
 * Ends the session, here and for every tab; asks where input is unsaved. Throws when the API does
 * not answer.
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
 * Follows what remotes and other tabs say about the session. Where it has become another person's
 * or role's, an address that those may not open leads home.
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
 * Continues after a sign-in over a page with unsaved input. The same user gets the role back that
 * the input belongs to; another user starts clean. Throws when the API does not answer.
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

/** Gives unsaved input up for the session that waits behind it. */
export function giveUpWork(): void {
  const next = waitingSession();
  if (!next) return;
  giveUpUnsaved();
  suspendSession();
  setSession(next);
  leaveForbidden();
}
