import { Types } from 'mongoose';
import type { chatEndpoints } from '@muster/contracts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { ChatReadMarkModel } from '../chat-read-mark.model.ts';
import { reachOf, takesPart } from '../chat.policy.ts';
import { findThread } from '../reading/find-thread.ts';
import { countUnreadThreads } from '../reading/read-threads.ts';
import { retryTaken } from './retry-taken.ts';
import { announceChat } from './tell.ts';

/** Moves a mark forward, never back. Returns whether it moved. */
export async function raiseReadMark(
  { session }: Tx,
  threadId: Types.ObjectId,
  userId: Types.ObjectId,
  readSeq: number,
): Promise<boolean> {
  const mark = await ChatReadMarkModel.findOne({ threadId, userId }, null, { session }).lean();
  if (!mark) {
    await ChatReadMarkModel.insertMany([{ _id: new Types.ObjectId(), threadId, userId, readSeq }], {
      session,
    });
    return true;
  }
  const { modifiedCount } = await ChatReadMarkModel.updateOne(
    { _id: mark._id, readSeq: { $lt: readSeq } },
    { $set: { readSeq } },
    { session },
  );
  return modifiedCount > 0;
}

/** Marks messages as read up to a number, at most up to the reader's last one. */
export const markRead: Service<typeof chatEndpoints.markRead> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  return retryTaken(() =>
    transact(ctx, async (tx) => {
      const thread = await findThread(actor, params.id, tx.session);
      const seq = Math.min(body.seq, reachOf(thread, actor).last);
      const moved = await raiseReadMark(tx, thread._id, actor.userId, seq);
      if (moved && takesPart(thread, actor)) announceChat(tx, thread);
      return { unread: await countUnreadThreads(actor, tx.session) };
    }),
  );
};
