import { normaliseEmail } from '@muster/contracts';
import { chatsWith } from '../../chat/api/chats-with.ts';
import { meetingsWith } from '../../meetings/api/meetings-with.ts';
import { mailsOf } from '../../users/api/client-accounts.ts';
import { chatEntry, meetingEntry } from '../talk-entries.ts';
import type { SourceOf } from './company-timeline.ts';
import { peopleElsewhere } from './mails-with-company.ts';

/**
 * Meetings with those of the client’s people who have no other role and belong to no other client.
 */
export const meetings: SourceOf = async (actor, { companyId, people, words }) => {
  const more = await peopleElsewhere(companyId, people);
  const userIds = people.filter((id) => !more.has(id.toHexString()));
  const emails = (await mailsOf(userIds)).map(normaliseEmail);
  const met = await meetingsWith(actor, { userIds, emails, words });
  return {
    read: async (place, limit) => (await met.read(place, limit)).map(meetingEntry),
    count: met.count,
  };
};

/** The reader's own conversations with them; their text is searched in the chat itself. */
export const chats: SourceOf = (actor, { companyId, people, all, words }) => {
  const other = { audience: 'client' as const, companyId, userIds: all ? null : people };
  return {
    read: async (place, limit) =>
      words ? [] : (await chatsWith.read(actor, other, place, limit)).map(chatEntry),
    count: async (max) => (words ? 0 : chatsWith.count(actor, other, max)),
  };
};
