import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { ChatMessageModel, type ChatMessage } from '../chat-message.model.ts';
import { ChatThreadModel, type ChatThread } from '../chat-thread.model.ts';
import { reads, scopeFor } from '../chat.policy.ts';

/** Finds a conversation that the actor takes or took part in. @throws AppError NOT_FOUND */
export async function findThread(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<ChatThread> {
  const thread = isRecordId(id)
    ? await ChatThreadModel.findOne({ $and: [{ _id: id }, scopeFor(actor)] }, null, {
        session,
      }).lean()
    : null;
  if (!thread) throw new AppError('NOT_FOUND');
  return thread;
}

/** Finds a message that the actor can read, with its conversation. @throws AppError NOT_FOUND */
export async function findMessage(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<{ thread: ChatThread; message: ChatMessage }> {
  const message = isRecordId(id)
    ? await ChatMessageModel.findById(id, null, { session }).lean()
    : null;
  if (!message || message.note) throw new AppError('NOT_FOUND');
  const thread = await findThread(actor, message.threadId.toHexString(), session);
  if (!reads(thread, actor, message)) throw new AppError('NOT_FOUND');
  return { thread, message };
}
