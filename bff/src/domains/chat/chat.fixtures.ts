import { audienceOf } from '@muster/contracts';
import { randomUUID } from 'node:crypto';
import type { RoleAssignment } from '../../identity/role-assignment.model.ts';
import { ChatMessageModel, type ChatMessage } from './chat-message.model.ts';
import { ChatThreadModel, type ChatMember, type ChatThread } from './chat-thread.model.ts';
import { memberFrom } from './changes/parties.ts';

/** Returns a role's holder as a member of a conversation from its beginning. */
export const memberOf = (
  { userId, role, companyId, candidateId }: RoleAssignment,
  changes: Partial<ChatMember> = {},
): ChatMember => ({
  ...memberFrom({ userId, audience: audienceOf(role), companyId, candidateId }, 1),
  ...changes,
});

/** Creates a conversation of these members. */
export async function createThread(
  members: readonly ChatMember[],
  changes: Partial<ChatThread> = {},
): Promise<ChatThread> {
  const thread = await ChatThreadModel.create({
    kind: 'group',
    title: 'The week ahead',
    members: [...members],
    lastAt: new Date(),
    createdBy: members[0]?.userId ?? null,
    ...changes,
  });
  return thread.toObject<ChatThread>();
}

/** Creates a message at the end of a conversation, one minute old. */
export async function createMessage(
  { _id: threadId }: Pick<ChatThread, '_id'>,
  author: ChatMember['userId'],
  changes: Partial<ChatMessage> = {},
): Promise<ChatMessage> {
  const at = new Date(Date.now() - 60_000);
  const thread = await ChatThreadModel.findByIdAndUpdate(
    threadId,
    { $inc: { lastSeq: 1 }, $set: { lastAt: at } },
    { returnDocument: 'after' },
  ).lean();
  const message = await ChatMessageModel.create({
    threadId,
    seq: thread?.lastSeq ?? 1,
    key: randomUUID(),
    body: 'Shall we talk on Monday?',
    createdAt: at,
    createdBy: author,
    ...changes,
  });
  return message.toObject<ChatMessage>();
}
