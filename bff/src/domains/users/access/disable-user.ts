import { userMachine, type userEndpoints } from '@muster/contracts';
import { runTransition } from '../../../db/transition.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { ensureHeldTimes } from '../../vetting/api/interview-times.ts';
import { closingMoment } from '../closing/closing-moment.ts';
import { endAccount } from '../closing/end-account.ts';
import { giveInterviews } from '../closing/give-interviews.ts';
import { planClosing } from '../closing/plan-closing.ts';
import { requireClosable } from '../closing/require-closable.ts';
import { changeAccount, findAccount } from '../change-account.ts';
import { handOver } from './hand-over.ts';

/**
 * Disables an account, now or on a later day: ends its sessions and links, gives its records a new
 * owner and its interviews their named substitutes; for the other interviews it adds a task to find
 * one.
 */
export const disableUser: Service<(typeof userEndpoints)['disable']> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  await ensureHeldTimes(body.substitutes.flatMap(({ toUserId }) => toUserId ?? []));
  return changeAccount(ctx, 'user.disable', params.id, async (tx, account) => {
    const user = await findAccount(tx, account);
    const at = closingMoment(user, body.on, tx.at);
    if (at && body.on !== null) return planClosing(tx, actor, user, body, { on: body.on, at });
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'disable',
      filter: account,
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
    return after;
  });
};
