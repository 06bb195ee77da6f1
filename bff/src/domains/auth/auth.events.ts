import { Types } from 'mongoose';
import { isRecordId } from '../../db/record-id.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import type { EventHandlers } from '../../outbox/event-handlers.ts';
import { UserModel } from '../users/user.model.ts';
import type { User } from '../users/user.model.ts';
import { mailPasswordReset } from './account-mails.service.ts';

const mayReset: readonly User['status'][] = ['active', 'pending_setup', 'locked'];

export const authEvents: EventHandlers = {
  /** A mail that nobody has, or whose account is closed, gets nothing. */
  'auth.password-forgotten': async ({ payload, requestId }) => {
    const userId = String(payload['userId']);
    if (!isRecordId(userId)) return;
    const user = await UserModel.findById(new Types.ObjectId(userId)).lean<User>();
    if (!user || !mayReset.includes(user.status)) return;
    await transact(systemContext(requestId), (tx) => mailPasswordReset(tx, user));
  },
};
