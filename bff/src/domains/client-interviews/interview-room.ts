import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { attendeesOf } from '../../records/scheduling/interview-attendees.ts';
import { callOffInterviewRoom, keepInterviewRoom } from '../meetings/api/interview-room.ts';
import type { ClientInterviewRecord } from '../../records/client-interviews/client-interview.model.ts';
import type { FoundInterview } from './find-interview.ts';

/** The people of the agency open the room; where none is in it, the client's do. */
function hostsOf({ hosts }: ClientInterviewRecord): Types.ObjectId[] {
  const of = (side: 'agency' | 'client') =>
    hosts.filter((host) => host.side === side).map(({ userId }) => userId);
  return [...of('agency'), ...of('client')];
}

/** An interview that is held on the platform has a room for as long as it takes place there. */
export async function keepRoom(
  tx: Tx,
  { interview, candidate }: Pick<FoundInterview, 'interview' | 'candidate'>,
): Promise<void> {
  const { _id: interviewId, place, status, round, startsAt, endsAt } = interview;
  if (place !== 'platform_meeting' || !clientInterviewHoldsTime.includes(status)) {
    await callOffInterviewRoom(tx, interviewId);
    return;
  }
  const [first, ...others] = hostsOf(interview);
  if (!first) return;
  await keepInterviewRoom(tx, {
    interviewId,
    title: round,
    kind: 'interview',
    startsAt,
    endsAt,
    hostIds: [first, ...others],
    // The client meets the candidate by first name, in blind mode as well.
    guests: candidate.email
      ? [
          { name: candidate.preferredName ?? candidate.firstName, email: candidate.email },
          ...(await attendeesOf(interviewId, tx.session)),
        ]
      : [],
  });
}
