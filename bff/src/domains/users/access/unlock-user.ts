import { userMachine, type userEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { runTransition } from '../../../db/transition.ts';
import type { Service } from '../../../http/mount.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { changeAccount, requireAbove } from '../change-account.ts';

/** Lifts a lock early; the failed attempts before it no longer count. */
export const unlockUser: Service<(typeof userEndpoints)['unlock']> = (ctx, { params, body }) =>
  changeAccount(ctx, 'user.update', params.id, async (tx, account) => {
    const { before, after, already } = await runTransition(tx, UserModel, {
      machine: userMachine,
      action: 'unlock',
      filter: account,
      actor: ctx.actor,
      version: body.version,
      guard: (user) => requireAbove(tx, ctx.actor, user),
      set: () => ({ $set: { lockedUntil: tx.at, failedAttempts: 0 } }),
    });
    if (!already)
      await audit(tx, {
        action: 'user.unlock',
        entity: 'user',
        entityId: after._id,
        changes: changesBetween(before, after, ['status']),
      });
    return after;
  });
