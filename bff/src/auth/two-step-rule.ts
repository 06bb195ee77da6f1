import type { Role } from '@muster/contracts';
import { agencySettings } from '../settings/agency-settings.ts';
import type { CurrentSession } from './current-session.ts';

let enforced = false;

/** Sets whether this installation enforces two-step sign-in; called once at the start. */
export function enforceTwoStep(on: boolean): void {
  enforced = on;
}

/** Checks whether a role requires two-step sign-in. */
export const demandsTwoStep = (role: Role): boolean =>
  enforced && agencySettings().signIn.twoStepRoles.includes(role);

/**
 * Checks whether two-step sign-in has to be set up before the role of a session can be used. During
 * impersonation the rule applies to the real user, who signed in.
 */
export const lacksTwoStep = ({ actor, user, record }: CurrentSession): boolean =>
  actor !== null &&
  !user.twoStepAt &&
  record.impersonationId === null &&
  demandsTwoStep(actor.role);
