import type { SessionState } from '@muster/contracts';

/**
 * The user, role and impersonation at work. While it stays, screens keep their data; a renewed CSRF
 * secret alone changes nothing.
 */
export function workIdentity(session: SessionState): string {
  if (!('user' in session)) return session.csrfToken ? session.state : 'visitor';
  const { active, impersonation, user } = session;
  return [user.id, active?.assignmentId, impersonation?.id, impersonation?.mode].join('/');
}
