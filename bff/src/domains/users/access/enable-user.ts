import { limits, userMachine, type userEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { followHost } from '../../client-interviews/api/interview-hosts.ts';
import { followAbsences } from '../../vetting/api/interviewer-absences.ts';
import { mailPasswordReset } from '../../auth/api/account-mails.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { requireManageable, scopeFor } from '../users.policy.ts';

/**
 * Opens a disabled account; a password that is too old is set anew by mail. An invitation that was
 * declined or revoked is no account yet: its person is invited again.
 */
export const enableUser: Service<(typeof userEndpoints)['enable']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  return transact(ctx, async (tx) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'enable',
      filter: { $and: [{ _id: recordId(params.id) }, scope.filter] },
      actor,
      version: body.version,
      guard: async (user) => {
        if (user.invitation !== null)
          throw new AppError('INVALID_TRANSITION', {
            context: { currentState: user.status, action: 'enable', allowedActions: [] },
          });
        requireManageable(actor, await liveAssignments([user._id], tx.session));
      },
      to: (user) => (user.country && user.timeZone ? 'active' : 'pending_setup'),
      set: () => ({ $set: { disabledReason: null, lockedUntil: null, failedAttempts: 0 } }),
    });
    if (already) return userDetail(ctx, scope, after, tx.session);
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
    await followAbsences(tx, after._id);
    await followHost(tx, after._id);
    await audit(tx, {
      action: 'user.enable',
      entity: 'user',
      entityId: after._id,
      changes: changesBetween(before, after, ['status']),
    });
    return userDetail(ctx, scope, after, tx.session);
  });
};
