import { href, teamRoutes, type TalkChat } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { behind, type Place } from '../../../lists/timeline.ts';
import { ChatThreadModel, type ChatMember, type ChatThread } from '../chat-thread.model.ts';
import { showThreads } from '../reading/show-threads.ts';

type Other =
  | { audience: 'candidate'; candidateId: Types.ObjectId }
  | { audience: 'client'; companyId: Types.ObjectId; userIds: readonly Types.ObjectId[] | null };

/** Conversations belong to their members: a reader finds those they take part in. */
function filterFor(actor: Actor, other: Other): QueryFilter<ChatThread> {
  const { userId, audience } = actor;
  if (!actor.can('chat.use')) return { _id: { $in: [] } };
  const me: Partial<ChatMember> = { userId, audience, companyId: null, toSeq: null };
  const them =
    other.audience === 'candidate'
      ? other
      : {
          audience: other.audience,
          companyId: other.companyId,
          ...(other.userIds && { userId: { $in: [...other.userIds] } }),
        };
  return {
    deletedAt: null,
    $and: [{ members: { $elemMatch: me } }, { members: { $elemMatch: them } }],
  };
}

/** Reads the reader's own conversations with people of a record, newest first, for its timeline. */
export const chatsWith = {
  async read(actor: Actor, other: Other, place: Place | null, limit: number): Promise<TalkChat[]> {
    const found = await ChatThreadModel.find({
      $and: [filterFor(actor, other), behind(place, 'lastAt')],
    })
      .sort({ lastAt: -1, _id: -1 })
      .limit(limit)
      .lean();
    return (await showThreads(actor, found)).map(({ id, name, lastAt, lastMessage }) => ({
      id,
      name,
      lastAt,
      lastText: lastMessage?.text ?? null,
      lastAuthor: lastMessage?.author ?? null,
      path: href(teamRoutes.chat, {}, { thread: id }),
    }));
  },
  count: (actor: Actor, other: Other, max: number): Promise<number> =>
    ChatThreadModel.countDocuments(filterFor(actor, other)).limit(max),
};
