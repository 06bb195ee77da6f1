import { clientRoles, grantableRoles, type GrantableRole } from '@muster/contracts';
import type { CanCheck } from '@muster/kit';

const isOneOf = (roles: readonly string[], role: string) => roles.includes(role);

/**
 * The roles that somebody may give and take. Administrators are made by owners alone; an owner
 * needs a second person, who cannot be asked yet; and who looks after companies gives the roles of
 * their people.
 */
export function offeredRoles(can: CanCheck): GrantableRole[] {
  if (!can('role.grant', 'all')) return [...clientRoles];
  return grantableRoles.filter(
    (role) => role !== 'owner' && (role !== 'admin' || can('role.grantAdmin')),
  );
}

/** Whether a role belongs to a company, and so needs one. */
export const needsCompany = (role: GrantableRole): boolean => isOneOf(clientRoles, role);
