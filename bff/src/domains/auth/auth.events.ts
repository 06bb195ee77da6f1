import { Types } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import type { EventHandler, EventHandlers } from '../../outbox/event-handlers.ts';
import { UserModel, type User } from '../../identity/user.model.ts';
import { mailMagicSignIn, mailPasswordReset } from './api/account-mails.ts';

const mayReset: readonly User['status'][] = ['active', 'pending_setup', 'locked'];

/** A link does not open a lock; the mail about the lock explains how to. */
const maySignIn: readonly User['status'][] = ['active', 'pending_setup'];

/** Unknown addresses and those of closed accounts get no mail. */
const mailTo =
  (
    states: readonly User['status'][],
    mail: (tx: Tx, user: User, nextPath: string) => Promise<void>,
  ): EventHandler =>
  async ({ payload, requestId }) => {
    const userId = String(payload['userId']);
    if (!isRecordId(userId)) return;
    const user = await UserModel.findById(new Types.ObjectId(userId)).lean();
    if (!user || !states.includes(user.status)) return;
    const next = payload['next'];
    await transact(systemContext(requestId), (tx) =>
      mail(tx, user, typeof next === 'string' ? next : ''),
    );
  };

export const authEvents: EventHandlers = {
  'auth.password-forgotten': mailTo(mayReset, mailPasswordReset),
  'auth.magic-link-asked': mailTo(maySignIn, mailMagicSignIn),
};
