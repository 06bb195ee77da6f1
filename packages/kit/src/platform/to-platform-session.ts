import type { PlatformSession, SessionState } from '@muster/contracts';

/** Time zone of users who have not chosen one; the set-up page asks for it. */
const undecidedZone = 'UTC';

/**
 * Returns the session as remotes see it; null unless the user is signed in with a role and set up.
 */
export function toPlatformSession(session: SessionState): PlatformSession | null {
  if (session.state !== 'ready' || !('active' in session) || !session.active) return null;
  const { user, active, assignments, csrfToken, impersonation } = session;
  return {
    user: {
      id: user.id,
      displayName: user.displayName,
      firstName: user.firstName,
      email: user.email,
      timeZone: user.timeZone ?? undecidedZone,
      locale: user.locale,
      timeFormat: user.timeFormat,
    },
    assignmentId: active.assignmentId,
    role: active.role,
    audience: active.audience,
    companyName: active.companyName,
    permissions: active.permissions,
    csrfToken,
    hasOtherRoles: assignments.length > 1,
    impersonation: impersonation && {
      mode: impersonation.mode,
      targetName: impersonation.targetName,
    },
  };
}
