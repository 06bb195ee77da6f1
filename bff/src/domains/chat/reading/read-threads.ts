import type { chatEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { keysetPage } from '../../../db/keyset.ts';
import type { Service } from '../../../http/mount.ts';
import { chatChanged, partyKey } from '../../../outbox/chat-changed.ts';
import { HeldNumbers } from '../../../outbox/held-numbers.ts';
import type { OutboxTail } from '../../../outbox/tail.ts';
import { ChatReadMarkModel } from '../chat-read-mark.model.ts';
import { ChatThreadModel, type ChatThread } from '../chat-thread.model.ts';
import { reachOf, scopeFor } from '../chat.policy.ts';
import { findThread } from './find-thread.ts';
import { showThread, showThreads } from './show-threads.ts';

/** Lists the reader's conversations, the latest first. */
export const listThreads: Service<typeof chatEndpoints.threads> = async ({ actor }, { query }) => {
  const { rows, page } = await keysetPage<ChatThread, 'lastAt'>(ChatThreadModel, {
    filter: scopeFor(actor),
    sort: '-lastAt',
    fields: { lastAt: 'lastAt' },
    limit: query.limit,
    cursor: query.cursor,
    list: { chat: actor.userId.toHexString(), as: actor.audience },
    countUpTo: 0,
  });
  return { data: await showThreads(actor, rows), nextCursor: page.nextCursor };
};

/** One conversation. */
export const readThread: Service<typeof chatEndpoints.read> = async ({ actor }, { params }) =>
  showThread(actor, await findThread(actor, params.id));

/** Counts conversations with unread messages. */
export const readUnreadThreads: Service<typeof chatEndpoints.unread> = async ({ actor }) => ({
  unread: await held.get(`${partyKey(actor)} ${actor.can('chat.use')}`, () =>
    countUnreadThreads(actor),
  ),
});

const held = new HeldNumbers<number>({
  collections: [ChatThreadModel, ChatReadMarkModel].map((model) => model.collection.name),
  types: [chatChanged],
});

export const followUnreadThreads = (tail: OutboxTail): (() => void) => held.follow(tail);

/** Older conversations count as read. */
const looked = 200;

export async function countUnreadThreads(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<number> {
  const threads = await ChatThreadModel.find(
    scopeFor(actor),
    { members: 1, lastSeq: 1 },
    { session },
  )
    .sort({ lastAt: -1, _id: -1 })
    .limit(looked)
    .lean();
  const marks = await ChatReadMarkModel.find(
    { userId: actor.userId, threadId: { $in: threads.map(({ _id }) => _id) } },
    null,
    { session },
  ).lean();
  const read = new Map(marks.map((mark) => [mark.threadId.toHexString(), mark.readSeq]));
  return threads.filter((thread) => {
    const { first, last } = reachOf(thread, actor);
    return last > Math.max(read.get(thread._id.toHexString()) ?? 0, first - 1);
  }).length;
}
