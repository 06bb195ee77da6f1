import { limits, type chatEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Service } from '../../../http/mount.ts';
import { AppError } from '../../../http/app-error.ts';
import { ChatMessageModel, type ChatMessage } from '../chat-message.model.ts';
import { readableParts, reads } from '../chat.policy.ts';
import { findMessage, findThread } from './find-thread.ts';
import { showMessages } from './show-messages.ts';

const { page } = limits.chat;

/** Returns a page of a conversation's messages that the reader may read, oldest first. */
export const listMessages: Service<typeof chatEndpoints.messages> = async (
  { actor },
  { params, query },
) => {
  const thread = await findThread(actor, params.id);
  const visible: QueryFilter<ChatMessage> = {
    threadId: thread._id,
    $or: readableParts(thread, actor),
  };
  const older = (before: number, limit: number) => take(visible, { $lt: before }, -1, limit);
  const newer = (after: number, limit: number) => take(visible, { $gt: after }, 1, limit);
  const answer = async (rows: readonly ChatMessage[], hasOlder: boolean, hasNewer: boolean) => ({
    data: await showMessages(actor, thread, rows),
    hasOlder,
    hasNewer,
  });
  if (query.around !== undefined) {
    const { message } = await findMessage(actor, query.around);
    if (!message.threadId.equals(thread._id) || !reads(thread, actor, message))
      throw new AppError('NOT_FOUND');
    const before = await older(message.seq, page / 2);
    const after = await newer(message.seq - 1, page / 2);
    return answer([...before.rows.toReversed(), ...after.rows], before.hasMore, after.hasMore);
  }
  if (query.after !== undefined) {
    const { rows, hasMore } = await newer(query.after, page);
    return answer(rows, rows.length > 0, hasMore);
  }
  const { rows, hasMore } = await older(query.before ?? thread.lastSeq + 1, page);
  return answer(rows.toReversed(), hasMore, query.before !== undefined);
};

async function take(
  visible: QueryFilter<ChatMessage>,
  seq: { $lt: number } | { $gt: number },
  order: 1 | -1,
  limit: number,
): Promise<{ rows: ChatMessage[]; hasMore: boolean }> {
  const found = await ChatMessageModel.find({
    $and: [visible, { seq }],
  } satisfies QueryFilter<ChatMessage>)
    .sort({ seq: order })
    .limit(limit + 1)
    .lean();
  return { rows: found.slice(0, limit), hasMore: found.length > limit };
}
