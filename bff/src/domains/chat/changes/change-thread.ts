import type { ChatThread as Shown } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { ChatMessage } from '../chat-message.model.ts';
import { ChatThreadModel, type ChatMember, type ChatThread } from '../chat-thread.model.ts';
import { takesPart, threadActions } from '../chat.policy.ts';
import { findThread } from '../reading/find-thread.ts';
import { showThread } from '../reading/show-threads.ts';
import { announceChat } from './tell.ts';
import { writeMessage } from './write-message.ts';

interface ThreadChange {
  id: string;
  version: number;
  action: Shown['allowedActions'][number];
  /** Audit action. */
  name: string;
  path: 'members' | 'closedAt';
  /** Whether the conversation is already in the requested state. */
  isRepeat: (thread: ChatThread) => boolean;
  /** Returns the update and the conversation's note of it; throws to refuse. */
  change: (
    tx: Tx,
    thread: ChatThread,
  ) => Promise<{
    update: UpdateQuery<ChatThread>;
    note: NonNullable<ChatMessage['note']>;
    /** Members who are notified although they left. */
    gone?: ChatMember[];
  }>;
}

/** Changes who is in a conversation, or whether it is open, and adds a note to it. */
export const changeThread = (
  ctx: RequestContext,
  { id, version, action, name, path, isRepeat, change }: ThreadChange,
): Promise<Shown> => {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findThread(actor, id, session),
    change: async (tx, found) => {
      requireRight(actor, found, action);
      if (isRepeat(found)) return found;
      requireState(actor, found, action);
      const { update, note, gone = [] } = await change(tx, found);
      const { after } = await updateVersioned<ChatThread>(tx, ChatThreadModel, {
        filter: { _id: found._id },
        base: version,
        paths: [path],
        apply: () => update,
      });
      await audit(tx, { action: name, entity: 'chat_thread', entityId: found._id });
      const { thread } = await writeMessage(tx, after, { note });
      if (gone.length > 0) announceChat(tx, thread, gone);
      return thread;
    },
    show: (thread, session) => showThread(actor, thread, session),
  });
};

const shared: ReadonlySet<string> = new Set(['add', 'remove', 'close', 'reopen']);

/**
 * Refuses former participants, and users outside the agency for agency actions. @throws AppError
 * FORBIDDEN
 */
function requireRight(actor: Actor, thread: ChatThread, action: ThreadChange['action']): void {
  const mayIt = actor.audience === 'staff' || !shared.has(action);
  const wasHere = takesPart(thread, actor) || action === 'leave';
  if (!mayIt || !wasHere || thread.kind === 'direct')
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

/** @throws AppError CHAT_CLOSED */
function requireState(actor: Actor, thread: ChatThread, action: ThreadChange['action']): void {
  if (!threadActions(actor, thread).includes(action)) throw new AppError('CHAT_CLOSED');
}
