import { userMachine, type userEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { requireManageable, scopeFor } from '../users.policy.ts';

/** Lifts a lock before its time; the tries that led to it no longer count. */
export const unlockUser: Service<(typeof userEndpoints)['unlock']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.update');
  return transact(ctx, async (tx) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'unlock',
      filter: { $and: [{ _id: recordId(params.id) }, scope.filter] },
      actor,
      version: body.version,
      guard: async (user) =>
        requireManageable(actor, await liveAssignments([user._id], tx.session)),
      set: () => ({ $set: { lockedUntil: tx.at, failedAttempts: 0 } }),
    });
    if (!already)
      await audit(tx, {
        action: 'user.unlock',
        entity: 'user',
        entityId: after._id,
        changes: changesBetween(before, after, ['status']),
      });
    return userDetail(ctx, scope, after, tx.session);
  });
};
