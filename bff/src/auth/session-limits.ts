import { audienceOf, limits, type Role } from '@muster/contracts';

const neverKept: ReadonlySet<Role> = new Set(['owner', 'admin', 'finance_hr']);

/** How long a session may idle and last, in milliseconds; strict until a role is chosen. */
export function sessionLimits(
  role: Role | null,
  keepMe: boolean,
): { idle: number; absolute: number } {
  const { idle, absolute, keepMe: kept } = limits.session;
  const audience = role ? audienceOf(role) : 'staff';
  if (keepMe && !(role && neverKept.has(role)))
    return { idle: kept, absolute: Math.max(kept, absolute[audience]) };
  return { idle: idle[audience], absolute: absolute[audience] };
}
