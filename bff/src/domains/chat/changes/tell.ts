import type { Tx } from '../../../db/unit-of-work.ts';
import { chatChanged, partyKey } from '../../../outbox/chat-changed.ts';
import { emit } from '../../../outbox/emit.ts';
import type { ChatMember, ChatThread } from '../chat-thread.model.ts';
import { present } from '../chat.policy.ts';

/** Notifies the open windows of the participants; `also` are those who left a moment ago. */
export const announceChat = (
  tx: Tx,
  thread: Pick<ChatThread, '_id' | 'members'>,
  also: readonly ChatMember[] = [],
): void =>
  emit(tx, chatChanged, {
    threadId: thread._id.toHexString(),
    parties: [...new Set([...present(thread), ...also].map(partyKey))],
  });
