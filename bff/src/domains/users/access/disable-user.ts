import { userMachine, type userEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { endKeys } from '../../../auth/keys/end-keys.ts';
import { revokeSessions } from '../../../auth/sessions.ts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { followStaff } from '../../../records/team/follow-staff.ts';
import { revokeTokens } from '../../auth/api/account-tokens.ts';
import { endImpersonations } from '../../auth/api/end-impersonations.ts';
import { mailAccountDisabled } from '../../auth/api/account-mails.ts';
import { followHost } from '../../client-interviews/api/interview-hosts.ts';
import { followAbsences } from '../../vetting/api/interviewer-absences.ts';
import { revokeLinksOf } from '../../links/api/access-tokens.ts';
import { handOver } from './hand-over.ts';
import { requireLeadsNobody } from '../api/leads-contractors.ts';
import { requireAnotherHolder } from '../roles/last-holder.ts';
import { companiesOf, liveAssignments } from '../../../identity/role-assignments.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { userDetail } from '../user.serializer.ts';
import { requireManageable, scopeFor } from '../users.policy.ts';

/**
 * Disables an account: its sessions and links end, its records get a new owner, its interviews a
 * task to find another interviewer, and its person is told that it is closed, not why.
 */
export const disableUser: Service<(typeof userEndpoints)['disable']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  return transact(ctx, async (tx) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'disable',
      filter: { $and: [{ _id: recordId(params.id) }, scope.filter] },
      actor,
      version: body.version,
      isRepeat: ({ disabledReason }) => disabledReason === body.reason,
      guard: async (user) => {
        if (actor.userId.equals(user._id)) throw new AppError('CANNOT_DISABLE_SELF');
        const roles = await liveAssignments([user._id], tx.session);
        requireManageable(actor, roles);
        await requireAnotherHolder(tx, user._id, roles);
        await requireLeadsNobody(tx, user._id, companiesOf(roles));
        await handOver(tx, user._id, body.reassignToUserId);
      },
      set: () => ({ $set: { disabledReason: body.reason } }),
    });
    if (!already) {
      await revokeSessions({ userId: after._id }, 'disabled', tx.session);
      await endKeys(tx, { userId: after._id });
      await endImpersonations(tx, { targetUserId: after._id }, 'target_disabled');
      await endImpersonations(tx, { actorUserId: after._id }, 'admin');
      await revokeTokens(tx, after._id);
      await revokeLinksOf(tx, after.email);
      await followStaff(tx, after._id);
      await followAbsences(tx, after._id);
      await followHost(tx, after._id);
      await mailAccountDisabled(tx, after);
      await audit(tx, {
        action: 'user.disable',
        entity: 'user',
        entityId: after._id,
        changes: changesBetween(before, after, ['status', 'disabledReason']),
      });
    }
    return userDetail(ctx, scope, after, tx.session);
  });
};
