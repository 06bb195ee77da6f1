import { clientRoles, grantableRoles, type GrantableRole } from '@muster/contracts';
import type { CanCheck } from '@muster/kit';

const isOneOf = (roles: readonly string[], role: string) => roles.includes(role);

/**
 * The roles a user may grant and revoke. Only owners make administrators; an owner is made by two
 * people, in a way of its own; account managers grant the roles of their companies' users.
 */
export function offeredRoles(can: CanCheck): GrantableRole[] {
  if (!can('role.grant', 'all')) return [...clientRoles];
  return grantableRoles.filter(
    (role) => role !== 'owner' && (role !== 'admin' || can('role.grantAdmin')),
  );
}

/** Whether a role belongs to a company, and so needs one. */
export const needsCompany = (role: GrantableRole): boolean => isOneOf(clientRoles, role);
