import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import {
  retrackPromises,
  trackPromises,
  type PromisingText,
} from '../../promises/api/track-promises.ts';
import type { ChatMessage } from '../chat-message.model.ts';
import { present } from '../chat.policy.ts';
import type { ChatThread } from '../chat-thread.model.ts';

/**
 * Returns whom a colleague makes a promise to: the client, otherwise the candidate who reads along.
 */
function recipientOf(thread: ChatThread): PromisingText['subject'] | null {
  const people = present(thread);
  const client = people.find(({ audience }) => audience === 'client');
  if (client?.companyId) return { type: 'company', _id: client.companyId };
  const person = people.find(({ audience }) => audience === 'candidate');
  return person?.candidateId ? { type: 'candidate', _id: person.candidateId } : null;
}

/**
 * Returns the promise text of a message; null if nobody outside the agency reads it, or if its
 * author is not staff.
 */
function promisingOf(
  actor: Actor,
  thread: ChatThread,
  { _id, body }: ChatMessage,
): PromisingText | null {
  const subject = actor.audience === 'staff' ? recipientOf(thread) : null;
  return subject && { source: 'chat', sourceId: _id, subject, text: body };
}

/** Stores a colleague's promises from a message. */
export async function trackInChat(
  tx: Tx,
  actor: Actor,
  { thread, message }: { thread: ChatThread; message: ChatMessage },
): Promise<void> {
  const promising = promisingOf(actor, thread, message);
  if (promising) await trackPromises(tx, promising);
}

/** {@link trackInChat} for an edited message. */
export async function retrackInChat(
  tx: Tx,
  actor: Actor,
  { thread, message }: { thread: ChatThread; message: ChatMessage },
): Promise<void> {
  const promising = promisingOf(actor, thread, message);
  if (promising) await retrackPromises(tx, promising);
}
