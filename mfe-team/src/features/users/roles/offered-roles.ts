import { clientRoles, grantableRoles, type GrantableRole } from '@muster/contracts';
import type { CanCheck } from '@muster/kit';

const isOneOf = (roles: readonly string[], role: string) => roles.includes(role);

/**
 * Returns the roles a user may grant and revoke. Only owners make administrators; making an owner
 * takes two people in a separate process; account managers grant the roles of their companies'
 * users.
 */
export function offeredRoles(can: CanCheck): GrantableRole[] {
  if (!can('role.grant', 'all')) return [...clientRoles];
  return grantableRoles.filter(
    (role) => role !== 'owner' && (role !== 'admin' || can('role.grantAdmin')),
  );
}

/** Checks whether a role requires a company. */
export const needsCompany = (role: GrantableRole): boolean => isOneOf(clientRoles, role);
