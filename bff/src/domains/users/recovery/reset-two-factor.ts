import type { userEndpoints } from '@muster/contracts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { requireFreshProof } from '../../../http/access.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { switchOffTwoStep } from '../../auth/api/switch-off.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { changeAccount, findAccount, requireAbove } from '../change-account.ts';
import { refuseSelf } from '../users.policy.ts';

/** Switches two-step sign-in off for a user who lost app and codes, and ends all their sessions. */
export const resetTwoFactor: Service<(typeof userEndpoints)['resetTwoFactor']> = (
  ctx,
  { params, body },
) =>
  changeAccount(ctx, 'user.update', params.id, async (tx, account) => {
    const { actor, session } = ctx;
    const user = await findAccount(tx, account);
    refuseSelf(actor, user._id);
    await requireAbove(tx, actor, user);
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
    return after;
  });

const notOn = (): AppError =>
  new AppError('INVALID_TRANSITION', { context: { currentState: 'off' } });
