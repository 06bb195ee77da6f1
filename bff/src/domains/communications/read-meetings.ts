import type { Actor } from '../../auth/actor.ts';
import { containing } from '../../lists/timeline.ts';
import { chatsWith } from '../chat/api/chats-with.ts';
import { meetingsWith } from '../meetings/api/meetings-with.ts';
import { chatEntry, meetingEntry } from './talk-entries.ts';
import type { Asked, Entry } from './timeline.ts';

/** Reads meetings with a person. */
export async function readMeetings(
  actor: Actor,
  { candidate, place, q, limit }: Asked,
): Promise<Entry[]> {
  const { userId, emailNorm } = candidate;
  const people = {
    userIds: userId ? [userId] : [],
    emails: emailNorm ? [emailNorm] : [],
    words: q ? containing(q) : null,
  };
  const met = await meetingsWith(actor, people);
  return (await met.read(place, limit)).map(meetingEntry);
}

/**
 * Reads the reader's own conversations with a person; their text is searched in the chat itself.
 */
export async function readChats(
  actor: Actor,
  { candidate, place, q, limit }: Asked,
): Promise<Entry[]> {
  if (q) return [];
  const other = { audience: 'candidate' as const, candidateId: candidate._id };
  return (await chatsWith.read(actor, other, place, limit)).map(chatEntry);
}
