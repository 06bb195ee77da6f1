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

/** A message waits for its readers: those who have not read it by then are told elsewhere. */
export const chatNoticeDue = 'chat.notice_due';

const payloadSchema = z.object({ messageId: z.string() });

/** Tells of a message that is still unread: one notice for a conversation, which then counts. */
export const tellUnread: EventHandler = async ({ payload, requestId }) => {
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
 * Who wrote, as it is told to colleagues: a candidate by a place that is filled in for those who may
 * know of them, so that no name is kept that could be erased.
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

/** A file is checked: the windows that show its message show it now. */
export const tellChecked: EventHandler = async ({ payload, requestId }) => {
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
