import type { ChatThread as Shown } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findTogether, rowsToFind } from '../../../db/find-together.ts';
import type { Selected } from '../../../db/selected.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { ChatMessageModel, type ChatLink, type ChatMessage } from '../chat-message.model.ts';
import { ChatReadMarkModel, type ChatReadMark } from '../chat-read-mark.model.ts';
import type { ChatThread } from '../chat-thread.model.ts';
import { isAuthor, isHere, reachOf, takesPart, threadActions } from '../chat.policy.ts';
import { wordsFor } from './read-words.ts';
import { findRecords, type ChatRecords } from './chat-records.ts';

const excerptOf = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ')].slice(0, 120).join('');

/** Fields of the last message that a list of conversations shows. */
const lastFields = {
  threadId: 1,
  body: 1,
  note: 1,
  deletedAt: 1,
  createdAt: 1,
  createdBy: 1,
} as const;

interface Facts {
  actor: Actor;
  people: People;
  records: ChatRecords;
  marks: readonly ChatReadMark[];
  lasts: readonly Selected<ChatMessage, typeof lastFields>[];
}

/** Returns conversations as the reader may see them; related data is read once for all of them. */
export async function showThreads(
  actor: Actor,
  threads: readonly ChatThread[],
  session: ClientSession | null = null,
): Promise<Shown[]> {
  if (threads.length === 0) return [];
  const { marks, lasts } = await findTogether(
    {
      marks: rowsToFind(
        ChatReadMarkModel,
        { threadId: { $in: threads.map(({ _id }) => _id) } },
        { threadId: 1, userId: 1, readSeq: 1 },
      ),
      lasts: rowsToFind(
        ChatMessageModel,
        {
          $or: threads.map((thread) => ({
            threadId: thread._id,
            seq: reachOf(thread, actor).last,
          })),
        },
        lastFields,
      ),
    },
    session,
  );
  const people = await findPeople(
    [
      ...threads.flatMap(({ members }) => members.map(({ userId }) => userId)),
      ...lasts.map(({ createdBy }) => createdBy),
    ],
    session,
  );
  const records = await findRecords(
    actor,
    threads.flatMap((thread) => subjectOf(thread) ?? []),
  );
  return threads.map((thread) => showOne(thread, { actor, people, records, marks, lasts }));
}

/** Returns one conversation; see {@link showThreads}. */
export async function showThread(
  actor: Actor,
  thread: ChatThread,
  session: ClientSession | null = null,
): Promise<Shown> {
  const [shown] = await showThreads(actor, [thread], session);
  if (!shown) throw new Error('A conversation has one view');
  return shown;
}

function showOne(thread: ChatThread, facts: Facts): Shown {
  const { actor, people, records, marks, lasts } = facts;
  const { _id, kind, title, closedAt, version } = thread;
  const link = subjectOf(thread);
  const record = link && records.show(link);
  const subject = record && (actor.audience === 'staff' ? record : null);
  const { first, last } = reachOf(thread, actor);
  const read = readBy(marks, _id, actor.userId);
  const message = lasts.find((one) => one.threadId.equals(_id));
  return {
    id: _id.toHexString(),
    kind,
    name: title ?? subject?.label ?? namesOfOthers(thread, facts),
    title,
    subject,
    people: distinctMembers(thread).map((member) => ({
      userId: member.userId.toHexString(),
      name: people.name(member.userId),
      ...photoOf(member, facts),
      audience: member.audience,
      isSelf: member.userId.equals(actor.userId) && member.audience === actor.audience,
      isHere: isHere(member),
      readSeq: readBy(marks, _id, member.userId),
    })),
    lastMessage: message
      ? {
          author: message.note ? null : people.name(message.createdBy),
          text: message.note || message.deletedAt ? null : excerptOf(wordsFor(actor, message.body)),
          isOwn: isAuthor(actor, message),
        }
      : null,
    // Former participants do not learn when others last wrote.
    lastAt: (takesPart(thread, actor)
      ? thread.lastAt
      : (message?.createdAt ?? thread.createdAt)
    ).toISOString(),
    unread: Math.max(0, last - Math.max(read, first - 1)),
    closedAt: closedAt?.toISOString() ?? null,
    version,
    allowedActions: threadActions(actor, thread),
  };
}

/** Colleagues know all faces, others those of the agency’s people and their own. */
function photoOf(
  { userId, audience }: ChatThread['members'][number],
  { actor, people }: Facts,
): { photo?: string } {
  if (actor.audience !== 'staff' && audience !== 'staff' && !userId.equals(actor.userId)) return {};
  const photo = people.face(userId)?.photo;
  return photo ? { photo } : {};
}

export const subjectOf = ({ subjectType, subjectId }: ChatThread): ChatLink | null =>
  subjectType && subjectId ? { type: subjectType, id: subjectId } : null;

/** Returns each person once, with their current membership. */
function distinctMembers({ members }: ChatThread): ChatThread['members'] {
  return [
    ...new Map(members.map((one) => [`${one.audience}${one.userId.toHexString()}`, one])).values(),
  ];
}

function namesOfOthers(thread: ChatThread, { actor, people }: Facts): string {
  const others = distinctMembers(thread).filter(({ userId }) => !userId.equals(actor.userId));
  const here = others.filter(isHere);
  return (here.length > 0 ? here : others).map(({ userId }) => people.name(userId)).join(', ');
}

const readBy = (
  marks: readonly ChatReadMark[],
  threadId: Types.ObjectId,
  userId: Types.ObjectId,
): number =>
  marks.find((mark) => mark.threadId.equals(threadId) && mark.userId.equals(userId))?.readSeq ?? 0;
