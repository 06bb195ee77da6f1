import { normaliseEmail } from '@muster/contracts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { switchOffTwoStep } from '../../auth/api/switch-off.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { UserModel } from '../../../identity/user.model.ts';

/**
 * Switches two-step sign-in off when no colleague can: for the only owner without app and codes, or
 * for everybody after the session secret was lost. Called by the operator of the installation.
 * @throws AppError NOT_FOUND without such an account, INVALID_TRANSITION when two-step is not on
 */
export async function switchOffLostTwoStep(email: string): Promise<void> {
  await transact(systemContext('reset-two-step'), async (tx) => {
    const user = await UserModel.findOne({ emailNorm: normaliseEmail(email), invitation: null })
      .session(tx.session)
      .lean();
    if (!user) throw new AppError('NOT_FOUND');
    const after = await switchOffTwoStep(tx, user._id, {
      action: 'user.reset_two_step',
      told: 'was switched off by the operator of this installation',
    });
    if (!after) throw new AppError('INVALID_TRANSITION');
    await revokeSessions({ userId: user._id }, 'admin', tx.session);
    await endKeys(tx, { userId: user._id });
    await endImpersonations(tx, { actorUserId: user._id }, 'admin');
  });
}
