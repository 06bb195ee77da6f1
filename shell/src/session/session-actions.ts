import { authEndpoints, href, shellRoutes } from '@muster/contracts';
import type { AnyEndpoint, SessionState } from '@muster/contracts';
import { bus, navigation } from '../platform/shell-platform.ts';
import type { SignedIn } from '../routing/home-path.ts';
import { refreshSession, setSession, suspendSession } from './session-store.ts';

async function send(endpoint: AnyEndpoint, csrfToken: string, body: unknown): Promise<unknown> {
  const response = await fetch(`/api/v1${endpoint.path}`, {
    method: endpoint.method,
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': csrfToken,
      ...(endpoint.method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    body: JSON.stringify(body),
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
  navigation.navigate(to);
  setSession(session);
  bus.emit('session.changed', { reason: 'role-switched' });
}

/** Switches to another role. Throws when the API does not switch. */
export async function switchRole(session: SignedIn, assignmentId: string): Promise<void> {
  const answer = await send(authEndpoints.chooseRole, session.csrfToken, { assignmentId });
  enterRole(authEndpoints.chooseRole.response.parse(answer));
}

/** Ends the session, here and for every tab. Throws when the API does not answer. */
export async function signOut(session: SignedIn): Promise<void> {
  await send(authEndpoints.signOut, session.csrfToken, {});
  suspendSession();
  navigation.navigate(href(shellRoutes.signOut));
  setSession({ state: 'signed-out', csrfToken: null });
  bus.emit('session.changed', { reason: 'signed-out' });
}

/** Follows what remotes and other tabs say about the session. */
export function followSession(): () => void {
  return bus.on('session.changed', () => void refreshSession());
}
