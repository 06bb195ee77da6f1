import type { userEndpoints } from '@muster/contracts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { requireFreshProof } from '../../../http/access.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { switchOffTwoStep } from '../../auth/api/switch-off.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { refuseSelf, requireManageable, scopeFor } from '../users.policy.ts';

/** Switches two-step sign-in off for a user who lost app and codes, and ends all their sessions. */
export const resetTwoFactor: Service<(typeof userEndpoints)['resetTwoFactor']> = async (
  ctx,
  { params, body },
) => {
  const { actor, session } = ctx;
  const scope = await scopeFor(actor, 'user.update');
  return transact(ctx, async (tx) => {
    const user = await UserModel.findOne({ $and: [{ _id: recordId(params.id) }, scope.filter] })
      .session(tx.session)
      .lean();
    if (!user) throw new AppError('NOT_FOUND');
    refuseSelf(actor, user._id);
    requireManageable(actor, await liveAssignments([user._id], tx.session));
    if (!user.twoStepAt) throw notOn();
    if (body.version !== user.version) throw versionConflict(user, ['twoStep']);
    requireFreshProof(session.record.provenAt);
    const after = await switchOffTwoStep(tx, user._id, {
      action: 'user.reset_two_step',
      told: 'was switched off by an administrator',
    });
    if (!after) throw notOn();
    await revokeSessions({ userId: user._id }, 'admin', tx.session);
    await endKeys(tx, { userId: user._id });
    await endImpersonations(tx, { actorUserId: user._id }, 'admin');
    return userDetail(ctx, scope, after, tx.session);
  });
};

const notOn = (): AppError =>
  new AppError('INVALID_TRANSITION', { context: { currentState: 'off' } });
