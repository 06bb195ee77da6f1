import { href, teamRoutes } from '@muster/contracts';
import { Types } from 'mongoose';
import { z } from 'zod';
import { systemContext, transact, type Tx } from '../../db/unit-of-work.ts';
import type { EventHandler } from '../../outbox/event-handlers.ts';
import { notify } from '../notifications/api/notify.ts';
import { findPeople } from '../../identity/people/people.ts';
import { ChatMessageModel, type ChatMessage } from './chat-message.model.ts';
import { ChatReadMarkModel } from './chat-read-mark.model.ts';
import { ChatThreadModel, type ChatMember, type ChatThread } from './chat-thread.model.ts';
import { announceChat } from './changes/tell.ts';
import { present } from './chat.policy.ts';

/** Event: recipients who have not read a message by now are notified outside the chat. */
export const chatNoticeDue = 'chat.notice_due';

const payloadSchema = z.object({ messageId: z.string() });

/** Notifies about an unread message: one notification per conversation, which then counts. */
export const notifyUnread: EventHandler = async ({ payload, requestId }) => {
  const { messageId } = payloadSchema.parse(payload);
  await transact(systemContext(requestId), async (tx) => {
    const { session } = tx;
    const message = await ChatMessageModel.findOne({ _id: messageId, deletedAt: null }, null, {
      session,
    }).lean();
    const thread =
      message && (await ChatThreadModel.findById(message.threadId, null, { session }).lean());
    if (message && thread) await tell(tx, thread, message);
  });
};

async function tell(tx: Tx, thread: ChatThread, message: ChatMessage): Promise<void> {
  const read = await ChatReadMarkModel.find(
    { threadId: thread._id, readSeq: { $gte: message.seq } },
    { userId: 1 },
    { session: tx.session },
  ).lean();
  const waiting = present(thread).filter(
    ({ userId, fromSeq }) =>
      fromSeq <= message.seq &&
      !message.createdBy?.equals(userId) &&
      !read.some((mark) => mark.userId.equals(userId)),
  );
  const isMentioned = ({ userId, audience }: ChatMember) =>
    audience === 'staff' && message.mentions.some((id) => id.equals(userId));
  const about = await wordsFor(tx, thread, message);
  const link = `${href(teamRoutes.chat, {})}?thread=${thread._id.toHexString()}`;
  const ids = (members: ChatMember[]) => members.map(({ userId }) => userId);
  await notify(tx, {
    ...about('mentioned you in a conversation'),
    topic: 'mention',
    userIds: ids(waiting.filter(isMentioned)),
    link: `${link}&message=${message._id.toHexString()}`,
  });
  const many = { title: '{count} new messages in a conversation', link };
  const group = { groupKey: `chat:${thread._id.toHexString()}`, many, link };
  const others = waiting.filter((member) => !isMentioned(member));
  const staff = others.filter(({ audience }) => audience === 'staff');
  await notify(tx, {
    ...about('sent you a message'),
    ...group,
    topic: 'message',
    userIds: ids(staff),
  });
  await notify(tx, {
    ...group,
    topic: 'message',
    userIds: ids(others.filter((member) => !staff.includes(member))),
    title: 'You have a new message',
  });
}

/**
 * Returns the sender as named to colleagues: a candidate as a placeholder that is filled for
 * readers who may know of them, so that no name is stored that would need erasing.
 */
async function wordsFor(
  { session }: Tx,
  { members }: ChatThread,
  { createdBy }: ChatMessage,
): Promise<(what: string) => { title: string; subject?: { type: string; id: ChatMember['_id'] } }> {
  const author = members.find(({ userId }) => createdBy?.equals(userId));
  if (author?.candidateId) {
    const subject = { type: 'candidate', id: author.candidateId };
    return (what) => ({ title: `{name} ${what}`, subject });
  }
  const name = (await findPeople([createdBy], session)).name(createdBy);
  return (what) => ({ title: `${name} ${what}` });
}

const cleanSchema = z.object({ fileId: z.string() });

/** A file was scanned: windows with its message now show it. */
export const notifyChecked: EventHandler = async ({ payload, requestId }) => {
  const { fileId } = cleanSchema.parse(payload);
  await transact(systemContext(requestId), async (tx) => {
    const message = await ChatMessageModel.findOne(
      { fileIds: new Types.ObjectId(fileId) },
      { threadId: 1 },
      { session: tx.session },
    ).lean();
    const thread =
      message &&
      (await ChatThreadModel.findById(message.threadId, null, {
        session: tx.session,
      }).lean());
    if (thread) announceChat(tx, thread);
  });
};
