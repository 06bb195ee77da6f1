import {
  limits,
  type ChatMessage as ShownMessage,
  type ChatThread as Shown,
} from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { ChatMessage } from './chat-message.model.ts';
import type { ChatMember, ChatThread } from './chat-thread.model.ts';

type Who = Pick<Actor, 'userId' | 'audience' | 'companyId'>;

/** Returns the user's current and past conversations in the active role. */
export function scopeFor(actor: Actor): QueryFilter<ChatThread> {
  if (!actor.can('chat.use')) return { _id: { $in: [] } };
  const { userId, audience, companyId } = actor;
  return { members: { $elemMatch: { userId, audience, companyId: companyId ?? null } } };
}

export const isHere = ({ toSeq }: ChatMember): boolean => toSeq === null;

/** Returns the current participants. */
export const present = ({ members }: Pick<ChatThread, 'members'>): ChatMember[] =>
  members.filter(isHere);

const isWho = (member: ChatMember, { userId, audience, companyId }: Who): boolean =>
  member.userId.equals(userId) &&
  member.audience === audience &&
  (member.companyId?.toHexString() ?? null) === (companyId?.toHexString() ?? null);

/** Returns the periods in which a user was in a conversation. */
export const timesOf = (thread: Pick<ChatThread, 'members'>, who: Who): ChatMember[] =>
  thread.members.filter((member) => isWho(member, who));

/** Checks whether a user is currently a participant. */
export const takesPart = (thread: Pick<ChatThread, 'members'>, who: Who): boolean =>
  timesOf(thread, who).some(isHere);

/**
 * Returns the ranges of messages that a user may read: those written during their participation.
 */
export const readableParts = (
  thread: Pick<ChatThread, 'members'>,
  who: Who,
): QueryFilter<ChatMessage>[] =>
  timesOf(thread, who).map(({ fromSeq, toSeq }) => ({
    seq: { $gte: fromSeq, ...(toSeq !== null && { $lte: toSeq }) },
  }));

/** Checks whether a user may read the message with this number. */
export const reads = (
  thread: Pick<ChatThread, 'members'>,
  who: Who,
  { seq }: Pick<ChatMessage, 'seq'>,
): boolean =>
  timesOf(thread, who).some(
    ({ fromSeq, toSeq }) => seq >= fromSeq && (toSeq === null || seq <= toSeq),
  );

/** Returns the last message a user may read, and the first of their latest period; 0 for none. */
export function reachOf(
  thread: Pick<ChatThread, 'members' | 'lastSeq'>,
  who: Who,
): { first: number; last: number } {
  const latest = timesOf(thread, who).at(-1);
  return latest
    ? { first: latest.fromSeq, last: latest.toSeq ?? thread.lastSeq }
    : { first: 0, last: 0 };
}

/** Returns a user's actions in a conversation they can read. */
export function threadActions(actor: Actor, thread: ChatThread): Shown['allowedActions'] {
  if (!takesPart(thread, actor)) return [];
  const isStaff = actor.audience === 'staff';
  const isOpen = thread.closedAt === null;
  const isShared = thread.kind !== 'direct';
  return [
    ...(isOpen ? (['write'] as const) : []),
    ...(isOpen && isShared && isStaff ? (['add', 'remove', 'close'] as const) : []),
    ...(isOpen && isShared ? (['leave'] as const) : []),
    ...(!isOpen && isStaff ? (['reopen'] as const) : []),
  ];
}

/** Checks whether a message is still recent enough for its author to change it. */
export const isChangeable = ({ createdAt }: Pick<ChatMessage, 'createdAt'>): boolean =>
  Date.now() - createdAt.getTime() <= limits.chat.edit;

export const isAuthor = (actor: Actor, { createdBy }: Pick<ChatMessage, 'createdBy'>): boolean =>
  createdBy?.equals(actor.userId) ?? false;

/** Returns a user's actions on a message they can read. */
export function messageActions(
  actor: Actor,
  thread: ChatThread,
  message: ChatMessage,
): ShownMessage['allowedActions'] {
  if (message.note || message.deletedAt || !isAuthor(actor, message)) return [];
  if (!takesPart(thread, actor)) return [];
  const edits = isChangeable(message) && thread.closedAt === null;
  return [...(edits ? (['edit'] as const) : []), 'remove'];
}
