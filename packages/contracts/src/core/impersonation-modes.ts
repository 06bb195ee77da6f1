/** Impersonation modes: view only, or make the changes allowed by the list below. */
export const impersonationModes = ['view_only', 'act'] as const;
export type ImpersonationMode = (typeof impersonationModes)[number];

/**
 * Reasons why a person cannot be impersonated. Checked against all live roles of the target, not
 * only the chosen one.
 */
export const impersonationRefusals = [
  'SELF',
  'OWNER',
  'ADMIN',
  'NOT_CLIENT',
  'NOT_ACTIVE',
  'NOT_CONSENTING',
  'ALREADY_IMPERSONATING',
  'DAILY_LIMIT',
] as const;
export type ImpersonationRefusal = (typeof impersonationRefusals)[number];
