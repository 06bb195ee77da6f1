import { userMachine, type userEndpoints } from '@muster/contracts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { closingMoment } from '../closing/closing-moment.ts';
import { endAccount } from '../closing/end-account.ts';
import { giveInterviews } from '../closing/give-interviews.ts';
import { planClosing } from '../closing/plan-closing.ts';
import { requireClosable } from '../closing/require-closable.ts';
import { userDetail } from '../user.serializer.ts';
import { scopeFor } from '../users.policy.ts';
import { handOver } from './hand-over.ts';

/**
 * Disables an account, now or on a day to come: its sessions and links end, its records get a new
 * owner, its interviews those who are named for them, and the others a task to find somebody.
 */
export const disableUser: Service<(typeof userEndpoints)['disable']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  const scope = await scopeFor(actor, 'user.disable');
  const filter = { $and: [{ _id: recordId(params.id) }, scope.filter] };
  await ensureHeldTimes(body.substitutes.flatMap(({ toUserId }) => toUserId ?? []));
  return transact(ctx, async (tx) => {
    const user = await UserModel.findOne({ ...filter, deletedAt: null }, null, {
      session: tx.session,
    }).lean();
    if (!user) throw new AppError('NOT_FOUND');
    const at = closingMoment(user, body.on, tx.at);
    if (at && body.on !== null) {
      const planned = await planClosing(tx, actor, user, body, { on: body.on, at });
      return userDetail(ctx, scope, planned, tx.session);
    }
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'disable',
      filter,
      actor,
      version: body.version,
      isRepeat: ({ disabledReason }) => disabledReason === body.reason,
      guard: async ({ _id }) => {
        await requireClosable(tx, actor, _id);
        await handOver(tx, _id, body.reassignToUserId);
        await giveInterviews(tx, actor, user, { substitutes: body.substitutes, at: tx.at });
      },
      set: () => ({ $set: { disabledReason: body.reason, closing: null } }),
    });
    if (!already) await endAccount(tx, before, after);
    return userDetail(ctx, scope, after, tx.session);
  });
};
