/** The modes of impersonation: view only, or change what the list below allows. */
export const impersonationModes = ['view_only', 'act'] as const;
export type ImpersonationMode = (typeof impersonationModes)[number];

/**
 * Why a person cannot be acted as. Tested on all live roles of the target, not on the chosen one
 * alone.
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
