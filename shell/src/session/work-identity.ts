import type { SessionState } from '@muster/contracts';

/**
 * Returns a key of the user, role and impersonation at work. While it is unchanged, screens keep
 * their data; a renewed CSRF secret does not change it.
 */
export function workIdentity(session: SessionState): string {
  if (!('user' in session)) return session.csrfToken ? session.state : 'visitor';
  const { active, impersonation, user } = session;
  return [user.id, active?.assignmentId, impersonation?.id, impersonation?.mode].join('/');
}
