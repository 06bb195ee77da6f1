import { refusalByRoles, type PlatformSession, type UserSummary } from '@muster/contracts';

/** Checks whether to offer impersonation; the screen itself reports further refusals. */
export function mayImpersonate(session: PlatformSession | null, user: UserSummary): boolean {
  if (!session?.permissions['user.impersonate'] || user.isSelf || user.status !== 'active')
    return false;
  return !refusalByRoles(
    session.role,
    user.roles.map(({ role }) => role),
  );
}
