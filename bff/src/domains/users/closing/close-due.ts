import { href, teamRoutes, userMachine } from '@muster/contracts';
import type { Types } from 'mongoose';
import { inTurn } from '../../../jobs/in-turn.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { changeUser } from '../../../identity/change-user.ts';
import { displayName, UserModel, type User } from '../../../identity/user.model.ts';
import { notify } from '../../notifications/api/notify.ts';
import { handOver } from '../access/hand-over.ts';
import { endAccount } from './end-account.ts';
import { requireClosable } from './require-closable.ts';

const open: User['status'][] = ['active', 'pending_setup', 'locked'];

/**
 * Closes the accounts whose day has come; returns their number. An account that cannot be closed
 * stays open, the user who decided it is notified, and the job tries again each time.
 */
export const closeDueAccounts = (signal: AbortSignal, now = new Date()): Promise<number> =>
  inTurn(dueAt(now, signal), async ({ _id }) => {
    try {
      return await closeOne(_id, now);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await notifyOfProblem(_id, error);
      return 0;
    }
  });

const isDue = (now: Date) => ({
  'closing.at': { $gt: new Date(0), $lte: now },
  status: { $in: open },
  deletedAt: null,
});

async function* dueAt(now: Date, signal: AbortSignal): AsyncGenerator<{ _id: Types.ObjectId }> {
  const due = await UserModel.find(isDue(now), { _id: 1 }).lean();
  for (const user of due) {
    if (signal.aborted) return;
    yield user;
  }
}

const closeOne = (userId: Types.ObjectId, now: Date): Promise<number> =>
  transact(systemContext(`users.close:${userId.toHexString()}`), async (tx) => {
    const user = await UserModel.findOne({ _id: userId, ...isDue(now) }, null, {
      session: tx.session,
    }).lean();
    const closing = user?.closing;
    if (!user || !closing) return 0;
    const { before, after } = await changeState<User>(tx, UserModel, user, {
      name: 'user.disable',
      version: null,
      isRepeat: () => false,
      requireState: ({ status }) => requireState(userMachine, 'disable', status),
      guard: async () => {
        await requireClosable(tx, null, userId);
        await handOver(tx, userId, closing.reassignToUserId?.toHexString() ?? null);
      },
      set: ({ status }) => ({
        $set: {
          status: 'disabled',
          previousStatus: status,
          disabledReason: closing.reason,
          closing: null,
        },
      }),
    });
    await endAccount(tx, before, after, { actorKind: 'system' });
    return 1;
  });

/** Notifies once per problem: the job tries again until the problem is solved. */
const notifyOfProblem = (userId: Types.ObjectId, { code }: AppError): Promise<void> =>
  transact(systemContext(`users.close:${userId.toHexString()}`), async (tx) => {
    const user = await changeUser(
      tx,
      userId,
      { $set: { 'closing.problem': code } },
      { 'closing.at': { $gt: new Date(0) }, 'closing.problem': { $ne: code } },
    );
    if (!user?.closing) return;
    await notify(tx, {
      topic: 'assignment',
      userIds: [user.closing.byUserId],
      title: `The account of ${displayName(user)} could not be closed on its day`,
      body: 'Open it to see what stands in the way.',
      link: href(teamRoutes.userDisable, { id: userId.toHexString() }),
    });
  });
