import type { SessionState } from '@muster/contracts';

/**
 * Who works in which role, and for whom. While it stays, screens keep what they hold; a renewed
 * CSRF secret alone changes nothing.
 */
export function workIdentity(session: SessionState): string {
  if (!('user' in session)) return session.csrfToken ? session.state : 'visitor';
  const { active, impersonation, user } = session;
  return [user.id, active?.assignmentId, impersonation?.id, impersonation?.mode].join('/');
}
