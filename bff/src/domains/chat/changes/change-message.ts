import type { chatEndpoints } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { releaseFiles } from '../../files/api/files.ts';
import { ChatMessageModel, type ChatMessage } from '../chat-message.model.ts';
import type { ChatThread } from '../chat-thread.model.ts';
import { isAuthor, isChangeable, takesPart } from '../chat.policy.ts';
import { findMessage } from '../reading/find-thread.ts';
import { showMessage } from '../reading/show-messages.ts';
import { withdrawPromisesOf } from '../../promises/api/track-promises.ts';
import { retrackInChat } from './chat-promises.ts';
import { mentionedIn } from './message-content.ts';
import { announceChat } from './tell.ts';
import type { Actor } from '../../../auth/actor.ts';

type Found = Awaited<ReturnType<typeof findMessage>>;

/** Edits an own recent message. */
export const editMessage: Service<typeof chatEndpoints.edit> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findMessage(actor, params.id, session),
    change: async (tx, { thread, message }): Promise<Found> => {
      requireOwn(actor, thread, message);
      if (message.deletedAt) throw new AppError('CHAT_MESSAGE_REMOVED');
      if (message.body === body.body) return { thread, message };
      if (thread.closedAt || !isChangeable(message)) throw new AppError('CHAT_MESSAGE_LOCKED');
      const { after } = await updateVersioned<ChatMessage>(tx, ChatMessageModel, {
        filter: { _id: message._id },
        base: body.version,
        paths: ['body'],
        apply: () => ({
          $set: {
            body: body.body,
            mentions: mentionedIn(thread, body.mentions),
            editedAt: tx.at,
          },
        }),
      });
      await audit(tx, {
        action: 'chat_message.edit',
        entity: 'chat_message',
        entityId: message._id,
      });
      await retrackInChat(tx, actor, { thread, message: after });
      announceChat(tx, thread);
      return { thread, message: after };
    },
    show: ({ thread, message }, session) => showMessage(actor, thread, message, session),
  });
};

/** Removes an own message with its files; its place stays. */
export const removeMessage: Service<typeof chatEndpoints.remove> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  return transactShown(ctx, {
    find: (session) => findMessage(actor, params.id, session),
    change: async (tx, { thread, message }): Promise<Found> => {
      requireOwn(actor, thread, message);
      if (message.deletedAt) return { thread, message };
      const { after } = await updateVersioned<ChatMessage>(tx, ChatMessageModel, {
        filter: { _id: message._id },
        base: body.version,
        paths: ['body'],
        apply: () => ({
          $set: { ...withoutContent, deletedAt: tx.at, deletedBy: tx.userId },
        }),
      });
      await releaseFiles(tx, message.fileIds, 0);
      await withdrawPromisesOf(tx, { source: 'chat', sourceId: message._id });
      await audit(tx, {
        action: 'chat_message.remove',
        entity: 'chat_message',
        entityId: message._id,
      });
      announceChat(tx, thread);
      return { thread, message: after };
    },
    show: ({ thread, message }, session) => showMessage(actor, thread, message, session),
  });
};

/** Content fields of a removed message. */
export const withoutContent = {
  body: '',
  mentions: [],
  links: [],
  fileIds: [],
  replyToId: null,
} as const;

/** @throws AppError FORBIDDEN for messages of others, and for former participants */
function requireOwn(actor: Actor, thread: ChatThread, message: ChatMessage): void {
  if (!isAuthor(actor, message) || !takesPart(thread, actor))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}
