import type { ChatMessage as Shown } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findFiles, type StoredFile } from '../../files/api/files.ts';
import { findPeople, type People } from '../../../identity/people/people.ts';
import { ChatMessageModel, type ChatMessage } from '../chat-message.model.ts';
import type { ChatThread } from '../chat-thread.model.ts';
import { isAuthor, messageActions, reads } from '../chat.policy.ts';
import { wordsFor } from './read-words.ts';
import { findRecords, type ChatRecords } from './chat-records.ts';

interface Facts {
  actor: Actor;
  thread: ChatThread;
  people: People;
  records: ChatRecords;
  files: ReadonlyMap<string, StoredFile>;
  replies: ReadonlyMap<string, ChatMessage>;
}

const excerptOf = (text: string): string => [...text].slice(0, 160).join('');

/** Returns messages of one conversation as the reader may see them. */
export async function showMessages(
  actor: Actor,
  thread: ChatThread,
  messages: readonly ChatMessage[],
  session: ClientSession | null = null,
): Promise<Shown[]> {
  const answered = await ChatMessageModel.find(
    {
      _id: { $in: messages.flatMap(({ replyToId }) => replyToId ?? []) },
      threadId: thread._id,
    },
    null,
    { session },
  ).lean();
  const people = await findPeople(
    [...messages, ...answered].flatMap(({ createdBy, mentions, note }) => [
      createdBy,
      ...mentions,
      note?.userId,
    ]),
    session,
  );
  const facts: Facts = {
    actor,
    thread,
    people,
    records: await findRecords(
      actor,
      messages.flatMap(({ links }) => links),
    ),
    files: await findFiles(
      messages.flatMap(({ fileIds }) => fileIds),
      session,
    ),
    replies: new Map(answered.map((message) => [message._id.toHexString(), message])),
  };
  return messages.map((message) => showOne(message, facts));
}

/** Returns one message; see {@link showMessages}. */
export async function showMessage(
  actor: Actor,
  thread: ChatThread,
  message: ChatMessage,
  session: ClientSession | null = null,
): Promise<Shown> {
  const [shown] = await showMessages(actor, thread, [message], session);
  if (!shown) throw new Error('A message has one view');
  return shown;
}

function showOne(message: ChatMessage, facts: Facts): Shown {
  const { actor, thread, people, records } = facts;
  const { _id, note, deletedAt } = message;
  const isOwn = isAuthor(actor, message);
  return {
    id: _id.toHexString(),
    threadId: thread._id.toHexString(),
    seq: message.seq,
    key: isOwn ? message.key : null,
    author: people.face(message.createdBy),
    isOwn,
    at: message.createdAt.toISOString(),
    body: deletedAt ? null : wordsFor(actor, message.body),
    mentions: message.mentions.flatMap((id) => people.ref(id) ?? []),
    // Readers outside the agency do not learn that linked records exist.
    links: actor.audience === 'staff' ? message.links.map((link) => records.show(link)) : [],
    files: filesOf(message, facts),
    replyTo: replyOf(message, facts),
    note: note && { kind: note.kind, person: people.ref(note.userId) },
    editedAt: message.editedAt?.toISOString() ?? null,
    removedAt: deletedAt?.toISOString() ?? null,
    version: message.version,
    allowedActions: messageActions(actor, thread, message),
  };
}

const filesOf = ({ fileIds }: ChatMessage, { files }: Facts): Shown['files'] =>
  fileIds.flatMap((id) => {
    const file = files.get(id.toHexString());
    return file
      ? [{ id: id.toHexString(), name: file.name, size: file.size, scan: file.scan }]
      : [];
  });

/**
 * Returns the message that this one replies to; its text is omitted if it was removed or sent
 * before the reader joined.
 */
function replyOf({ replyToId }: ChatMessage, facts: Facts): Shown['replyTo'] {
  const answered = replyToId && facts.replies.get(replyToId.toHexString());
  if (!answered) return null;
  const isRead = reads(facts.thread, facts.actor, answered);
  return {
    id: answered._id.toHexString(),
    author: isRead ? facts.people.name(answered.createdBy) : null,
    text: isRead && !answered.deletedAt ? excerptOf(wordsFor(facts.actor, answered.body)) : null,
  };
}
