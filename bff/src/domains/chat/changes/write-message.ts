import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { emit } from '../../../outbox/emit.ts';
import { chatNoticeDue } from '../chat.notices.ts';
import { ChatMessageModel, type ChatMessage } from '../chat-message.model.ts';
import { ChatThreadModel, type ChatThread } from '../chat-thread.model.ts';
import { raiseReadMark } from './read-marks.ts';
import { announceChat } from './tell.ts';

type Content = Partial<
  Pick<ChatMessage, 'key' | 'body' | 'mentions' | 'links' | 'fileIds' | 'replyToId' | 'note'>
>;

/**
 * Appends a message. Its number is taken from the conversation, so that concurrent writers wait for
 * each other. Writing marks earlier messages as read.
 * @throws AppError CHAT_CLOSED
 */
export async function writeMessage(
  tx: Tx,
  { _id: threadId }: Pick<ChatThread, '_id'>,
  content: Content,
): Promise<{ thread: ChatThread; message: ChatMessage }> {
  const { session, at, userId } = tx;
  const thread = await ChatThreadModel.findOneAndUpdate(
    { _id: threadId },
    raiseVersion({ $inc: { lastSeq: 1 }, $set: { lastAt: at } }),
    { session, returnDocument: 'after' },
  ).lean();
  if (!thread) throw new AppError('NOT_FOUND');
  const _id = new Types.ObjectId();
  const [created] = await ChatMessageModel.create(
    [
      {
        key: null,
        body: '',
        mentions: [],
        links: [],
        fileIds: [],
        ...content,
        _id,
        threadId,
        seq: thread.lastSeq,
        createdAt: at,
        createdBy: userId,
        updatedAt: at,
        updatedBy: userId,
      },
    ],
    { session },
  );
  if (!created) throw new Error('The message was not written');
  const message = created.toObject<ChatMessage>();
  if (userId) await raiseReadMark(tx, threadId, userId, thread.lastSeq);
  announceChat(tx, thread);
  if (!message.note) {
    await audit(tx, { action: 'chat_message.send', entity: 'chat_message', entityId: _id });
    const notBefore = new Date(at.getTime() + limits.chat.noticeAfter);
    emit(tx, chatNoticeDue, { messageId: _id }, { notBefore });
  }
  return { thread, message };
}

/** Returns this writer's earlier message with the same key; null if it is new. */
export const sentBefore = async (tx: Tx, key: string): Promise<ChatMessage | null> =>
  ChatMessageModel.findOne({ createdBy: tx.userId, key }, null, {
    session: tx.session,
  }).lean();
