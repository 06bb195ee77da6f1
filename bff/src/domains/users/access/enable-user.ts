import { limits, userMachine, type userEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { runTransition } from '../../../db/transition.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { mailPasswordReset } from '../../auth/api/account-mails.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { changeAccount, followInterviews, requireAbove } from '../change-account.ts';

/**
 * Enables a disabled account; a password that is too old is reset by mail. A declined or revoked
 * invitation is no account yet: the person must be invited again.
 */
export const enableUser: Service<(typeof userEndpoints)['enable']> = (ctx, { params, body }) =>
  changeAccount(ctx, 'user.disable', params.id, async (tx, account) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'enable',
      filter: account,
      actor: ctx.actor,
      version: body.version,
      guard: async (user) => {
        if (user.invitation !== null)
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: user.status, action: 'enable', allowedActions: [] },
          });
        await requireAbove(tx, ctx.actor, user);
      },
      to: (user) => (user.country && user.timeZone ? 'active' : 'pending_setup'),
      set: () => ({ $set: { disabledReason: null, lockedUntil: null, failedAttempts: 0 } }),
    });
    if (already) return after;
    const stale =
      !before.passwordChangedAt ||
      tx.at.getTime() - before.passwordChangedAt.getTime() > limits.password.staleAfter;
    if (stale) {
      await UserModel.updateOne(
        { _id: after._id },
        { $set: { passwordHash: null } },
        { session: tx.session },
      );
      await mailPasswordReset(tx, after);
    }
    await followStaff(tx, after._id);
    await followInterviews(tx, after._id);
    await audit(tx, {
      action: 'user.enable',
      entity: 'user',
      entityId: after._id,
      changes: changesBetween(before, after, ['status']),
    });
    return after;
  });
