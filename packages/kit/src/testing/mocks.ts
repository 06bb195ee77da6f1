// Answers in place of a platform, for a remote that runs alone; imports no test tools.
import { authEndpoints, type Role } from '@muster/contracts';
import { makeSession } from './make-session.ts';
import { mockApi } from './mock-api.ts';
import { quietHandlers } from './quiet-handlers.ts';
import { respond, type Handler } from './respond.ts';

export { fail, respond } from './respond.ts';
export type { HandledCall, Handler, Refusal } from './respond.ts';

/** Signed in as a user of a role, whatever the network says. */
function sessionOf(role: Role): Handler {
  const { user, assignmentId, audience, companyName, permissions, csrfToken } = makeSession(role);
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const own = { status: 'active', emailVerified: true, country: null, weekStarts: 'mon' } as const;
  return respond(authEndpoints.session, () => ({
    state: 'ready' as const,
    csrfToken,
    user: { ...user, ...own },
    active: {
      assignmentId,
      role,
      audience,
      companyName,
      permissions,
      companyId: null,
      candidateId: null,
      switchedOff: [],
    },
    assignments: [],
    idleExpiresAt: later,
    absoluteExpiresAt: later,
    onboarding: 'done' as const,
    impersonation: null,
  }));
}

/** Answers every call of the page with these handlers, as a user of this role. */
export function mockPlatform(role: Role, handlers: readonly Handler[]): void {
  mockApi([...quietHandlers, sessionOf(role), ...handlers]);
}
