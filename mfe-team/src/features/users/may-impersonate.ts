import { refusalByRoles, type PlatformSession, type UserSummary } from '@muster/contracts';

/** Whether acting as a person is worth offering; the screen itself tells of the finer refusals. */
export function mayImpersonate(session: PlatformSession | null, user: UserSummary): boolean {
  if (!session?.permissions['user.impersonate'] || user.isSelf || user.status !== 'active')
    return false;
  return !refusalByRoles(
    session.role,
    user.roles.map(({ role }) => role),
  );
}
