import { limits, type chatEndpoints } from '@muster/contracts';
import { foldText } from '../../../db/fold-text.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ChatMessageModel } from '../chat-message.model.ts';
import { ChatThreadModel } from '../chat-thread.model.ts';
import { readableParts, scopeFor } from '../chat.policy.ts';
import { wordsFor } from './read-words.ts';
import { showThreads } from './show-threads.ts';

/** Upper bound on the latest conversations that are searched. */
const searched = 300;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds conversations by name and messages by text among those the reader takes part in. */
export const searchChat: Service<typeof chatEndpoints.search> = async ({ actor }, { query }) => {
  const threads = await ChatThreadModel.find(scopeFor(actor))
    .sort({ lastAt: -1, _id: -1 })
    .limit(searched)
    .lean();
  const shown = await showThreads(actor, threads);
  const named = new Map(shown.map((thread) => [thread.id, thread.name]));
  const messages =
    threads.length === 0
      ? []
      : await ChatMessageModel.find({
          $or: threads.map((thread) => ({
            threadId: thread._id,
            $or: readableParts(thread, actor),
          })),
          deletedAt: null,
          note: null,
          body: new RegExp(escaped(query.q), 'i'),
        })
          .sort({ createdAt: -1, _id: -1 })
          .limit(limits.chat.found)
          .lean();
  const people = await findPeople(messages.map(({ createdBy }) => createdBy));
  const wanted = foldText(query.q);
  return {
    threads: shown.filter((thread) =>
      [thread.name, ...thread.people.map(({ name }) => name)].some((name) =>
        foldText(name).includes(wanted),
      ),
    ),
    messages: messages.map(({ _id, threadId, createdBy, body, createdAt }) => ({
      id: _id.toHexString(),
      threadId: threadId.toHexString(),
      threadName: named.get(threadId.toHexString()) ?? '',
      author: people.name(createdBy),
      text: passageOf(wordsFor(actor, body), query.q),
      at: createdAt.toISOString(),
    })),
  };
};

const around = 60;

/** Returns the part of the text around the match. */
function passageOf(body: string, q: string): string {
  const at = Math.max(0, body.toLowerCase().indexOf(q.toLowerCase()));
  const begin = Math.max(0, at - around);
  const end = at + q.length + around;
  return `${begin > 0 ? '…' : ''}${body.slice(begin, end).trim()}${end < body.length ? '…' : ''}`;
}
