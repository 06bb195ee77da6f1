export const staffRoles = [
  'owner',
  'admin',
  'recruiter',
  'account_manager',
  'vetter',
  'team_lead',
  'finance_hr',
  'staff_viewer',
] as const;
export const clientRoles = ['client_admin', 'client_manager', 'client_viewer'] as const;

/** Roles that can be granted. */
export const grantableRoles = [...staffRoles, ...clientRoles, 'candidate'] as const;
export type GrantableRole = (typeof grantableRoles)[number];

/**
 * Effective roles: the granted ones and `contractor`, derived from a live placement. The columns of
 * the permission table follow this order.
 */
export const roles = [...grantableRoles, 'contractor'] as const;
export type Role = (typeof roles)[number];

/** Audiences of a serializer's output. */
export const audiences = ['staff', 'client', 'candidate', 'guest'] as const;
export type Audience = (typeof audiences)[number];

/** Roles that require two-step sign-in if the installation enforces it. */
export const twoStepRoles = ['owner', 'admin', 'finance_hr'] as const satisfies readonly Role[];

const staff: ReadonlySet<string> = new Set(staffRoles);
const client: ReadonlySet<string> = new Set(clientRoles);

/** Returns the audience that a role belongs to. */
export function audienceOf(role: Role): Exclude<Audience, 'guest'> {
  if (staff.has(role)) return 'staff';
  return client.has(role) ? 'client' : 'candidate';
}
