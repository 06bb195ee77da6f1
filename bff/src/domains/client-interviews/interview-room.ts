import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { attendeesOf } from '../../records/scheduling/interview-attendees.ts';
import { callOffInterviewRoom, keepInterviewRoom } from '../meetings/api/interview-room.ts';
import type { ClientInterviewRecord } from '../../records/client-interviews/client-interview.model.ts';
import type { FoundInterview } from './find-interview.ts';

/** Agency hosts open the room; without any, the client's hosts do. */
function hostsOf({ hosts }: ClientInterviewRecord): Types.ObjectId[] {
  const of = (side: 'agency' | 'client') =>
    hosts.filter((host) => host.side === side).map(({ userId }) => userId);
  return [...of('agency'), ...of('client')];
}

/** Keeps a room for an interview as long as it is held on the platform. */
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
    // The client sees the candidate's first name, even in blind mode.
    guests: candidate.email
      ? [
          { name: candidate.preferredName ?? candidate.firstName, email: candidate.email },
          ...(await attendeesOf(interviewId, tx.session)),
        ]
      : [],
  });
}
