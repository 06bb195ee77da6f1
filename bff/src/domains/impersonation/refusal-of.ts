import { refusalByRoles, type ImpersonationRefusal } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import type { ImpersonationTarget } from '../users/api/impersonation-target.ts';
import { isRunning } from './running-impersonation.ts';

/**
 * Returns why the actor may not impersonate this user; null if they may. The daily limit is checked
 * after proof.
 */
export async function refusalOf(
  actor: Actor,
  { user, assignments }: ImpersonationTarget,
): Promise<Exclude<ImpersonationRefusal, 'DAILY_LIMIT'> | null> {
  if (actor.userId.equals(user._id)) return 'SELF';
  const byRoles = refusalByRoles(
    actor.role,
    assignments.map(({ role }) => role),
  );
  if (byRoles) return byRoles;
  if (user.status !== 'active') return 'NOT_ACTIVE';
  if (!user.allowImpersonation) return 'NOT_CONSENTING';
  return (await isRunning(actor.userId)) ? 'ALREADY_IMPERSONATING' : null;
}
