import type { userEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { refuseSelf, requireManageable, scopeFor } from '../users.policy.ts';

/** Signs a user out everywhere. Users end their own sessions in their account. */
export const endUserSessions: Service<(typeof userEndpoints)['endSessions']> = async (
  ctx,
  { params },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.endSessions');
  return transact(ctx, async (tx) => {
    const user = await UserModel.findOne({
      $and: [{ _id: recordId(params.id) }, scope.filter],
    })
      .session(tx.session)
      .lean();
    if (!user) throw new AppError('NOT_FOUND');
    refuseSelf(actor, user._id);
    requireManageable(actor, await liveAssignments([user._id], tx.session));
    const ended = await revokeSessions({ userId: user._id }, 'admin', tx.session);
    await endKeys(tx, { userId: user._id });
    await endImpersonations(tx, { actorUserId: user._id }, 'admin');
    await changeUser(tx, user._id, {});
    await audit(tx, { action: 'user.end_sessions', entity: 'user', entityId: user._id });
    return { ended };
  });
};
