import type { BodyOf, chatEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { ChatMessageModel, type ChatLink } from '../chat-message.model.ts';
import type { ChatThread } from '../chat-thread.model.ts';
import { present, reads } from '../chat.policy.ts';
import { findRecords } from '../reading/chat-records.ts';

type Sent = BodyOf<typeof chatEndpoints.send>;

/** Returns the mentioned participants; other ids are ignored. */
export const mentionedIn = (thread: ChatThread, ids: readonly string[]): Types.ObjectId[] =>
  present(thread)
    .map(({ userId }) => userId)
    .filter((userId) => ids.includes(userId.toHexString()));

/** Returns the records that a message links to; only those that its author can open. */
export async function checkedLinks(actor: Actor, links: Sent['links']): Promise<ChatLink[]> {
  const wanted = links.map(({ type, id }) => ({ type, id: new Types.ObjectId(id) }));
  const records = await findRecords(actor, wanted);
  wanted.forEach((link, index) => {
    if (!records.opens(link)) throw invalidField(`links[${index}].id`, 'NOT_FOUND');
  });
  return wanted;
}

/** Returns the message replied to, if its author can read it. */
export async function answered(
  { session }: Tx,
  actor: Actor,
  thread: ChatThread,
  replyToId: string | null,
): Promise<Types.ObjectId | null> {
  if (replyToId === null) return null;
  const message = await ChatMessageModel.findOne({ _id: replyToId, threadId: thread._id }, null, {
    session,
  }).lean();
  if (!message || message.note || !reads(thread, actor, message))
    throw invalidField('replyToId', 'NOT_FOUND');
  return message._id;
}

/** Requires a staff reader for messages from outside the agency. @throws CHAT_NEEDS_STAFF */
export async function requireStaffBeside(
  { session }: Tx,
  actor: Actor,
  thread: ChatThread,
): Promise<void> {
  if (actor.audience === 'staff') return;
  const staff = present(thread).filter(({ audience }) => audience === 'staff');
  const active = await findActiveStaff(
    staff.map(({ userId }) => userId),
    session,
  );
  if (active.length === 0) throw new AppError('CHAT_NEEDS_STAFF');
}
