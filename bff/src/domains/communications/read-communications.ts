import type { CommunicationKind, communicationEndpoints } from '@muster/contracts';
import { listIdentity } from '../../db/cursor.ts';
import type { Service } from '../../http/mount.ts';
import { firstOf, placeOf } from '../../lists/timeline.ts';
import { findCandidateFor, reaches } from '../../records/candidates/candidate-lookup.ts';
import { recipientProblem } from '../../records/candidates/contact/recipient-problem.ts';
import { readCalls } from './read-calls.ts';
import { readChats, readMeetings } from './read-meetings.ts';
import { readMails } from './read-mails.ts';
import { readReceived } from './read-received.ts';

/**
 * Returns mails, calls, meetings and chats with a person, newest first; each source gives its first
 * entries after the cursor.
 */
export const readCommunications: Service<typeof communicationEndpoints.ofCandidate> = async (
  { actor },
  { params, query },
) => {
  const candidate = await findCandidateFor(actor, 'candidate.readMessages', params.id, {
    deleted: true,
  });
  const { kind, q, limit } = query;
  const list = listIdentity({ talks: candidate._id.toHexString(), kind, q });
  const place = query.cursor === undefined ? null : placeOf(query.cursor, list);
  const asked = { candidate, place, q: q || null, limit: limit + 1 };
  const wants = (one: CommunicationKind): boolean => kind === undefined || kind === one;
  const found = await Promise.all([
    wants('mail') ? readMails(actor, asked) : [],
    wants('mail') ? readReceived(actor, asked) : [],
    wants('call') ? readCalls(actor, asked) : [],
    wants('meeting') ? readMeetings(actor, asked) : [],
    wants('chat') ? readChats(actor, asked) : [],
  ]);
  const { entries, nextCursor } = firstOf(found.flat(), limit, list);
  const isLive = candidate.deletedAt === null;
  return {
    data: entries.map(({ shown }) => shown),
    nextCursor,
    problem: await recipientProblem(candidate),
    mayWrite: isLive && reaches(actor, 'message.send', candidate),
    mayLogCall: isLive && reaches(actor, 'candidate.logCall', candidate),
  };
};
