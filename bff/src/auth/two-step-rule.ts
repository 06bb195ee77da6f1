import { twoStepRoles, type Role } from '@muster/contracts';
import type { CurrentSession } from './current-session.ts';

const demanding: ReadonlySet<Role> = new Set<Role>(twoStepRoles);
let enforced = false;

/** Whether this installation insists on two-step sign-in; called once at the start. */
export function enforceTwoStep(on: boolean): void {
  enforced = on;
}

/** Whether a role may be worked in with two-step sign-in alone. */
export const demandsTwoStep = (role: Role): boolean => enforced && demanding.has(role);

/**
 * Whether two-step sign-in has to be set up before the role of a session may be used. During
 * impersonation the rule applies to the real user, who signed in.
 */
export const lacksTwoStep = ({ actor, user, record }: CurrentSession): boolean =>
  actor !== null &&
  !user.twoStepAt &&
  record.impersonationId === null &&
  demandsTwoStep(actor.role);
