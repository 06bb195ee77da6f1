import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { companiesOf, liveAssignments } from '../../../identity/role-assignments.ts';
import { requireLeadsNobody } from '../api/leads-contractors.ts';
import { requireAnotherHolder } from '../roles/last-holder.ts';
import { requireManageable } from '../users.policy.ts';

/**
 * Refuses to close an account that others depend on.
 * @param actor null for the job, which carries out an earlier decision
 * @throws AppError CANNOT_DISABLE_SELF, FORBIDDEN, LAST_OWNER, LAST_CLIENT_ADMIN,
 *   SUPERVISES_CONTRACTORS
 */
export async function requireClosable(
  tx: Tx,
  actor: Actor | null,
  userId: Types.ObjectId,
): Promise<void> {
  if (actor?.userId.equals(userId)) throw new AppError('CANNOT_DISABLE_SELF');
  const roles = await liveAssignments([userId], tx.session);
  if (actor) requireManageable(actor, roles);
  await requireAnotherHolder(tx, userId, roles);
  await requireLeadsNobody(tx, userId, companiesOf(roles));
}
