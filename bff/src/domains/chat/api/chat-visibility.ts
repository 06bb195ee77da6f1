import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  isSeen,
  visibilityBy,
  visibilityOf,
  type VisibilityById,
} from '../../../db/row-visibility.ts';
import { ChatMessageModel } from '../chat-message.model.ts';
import { ChatThreadModel } from '../chat-thread.model.ts';
import { scopeFor } from '../chat.policy.ts';

type Ids = readonly Types.ObjectId[];

/** Returns which of these conversations the reader may know of: those they take or took part in. */
export const chatThreadVisibility = (actor: Actor, ids: Ids): Promise<VisibilityById> =>
  visibilityOf(ChatThreadModel, ids, scopeFor(actor));

/** Returns which of these messages belong to such conversations. */
export async function chatMessageVisibility(actor: Actor, ids: Ids): Promise<VisibilityById> {
  const rows = await ChatMessageModel.find({ _id: { $in: [...ids] } }, { threadId: 1 }).lean();
  const threads = await chatThreadVisibility(
    actor,
    rows.map(({ threadId }) => threadId),
  );
  return visibilityBy(rows, ({ threadId }) => isSeen(threads, threadId));
}
