import { audienceOf, hourMs, limits, type Role } from '@muster/contracts';
import { agencySettings } from '../settings/agency-settings.ts';

const neverKept: ReadonlySet<Role> = new Set(['owner', 'admin', 'finance_hr']);

/** Returns how long a session may idle and last, in milliseconds; strict until a role is chosen. */
export function sessionLimits(
  role: Role | null,
  keepMe: boolean,
): { idle: number; absolute: number } {
  const { absolute, keepMe: kept } = limits.session;
  const { signIn } = agencySettings();
  const audience = role ? audienceOf(role) : 'staff';
  if (keepMe && signIn.keepSignedIn && !(role && neverKept.has(role)))
    return { idle: kept, absolute: Math.max(kept, absolute[audience]) };
  const idleHours = {
    staff: signIn.staffIdleHours,
    client: signIn.clientIdleHours,
    candidate: signIn.candidateIdleHours,
  };
  return { idle: idleHours[audience] * hourMs, absolute: absolute[audience] };
}
