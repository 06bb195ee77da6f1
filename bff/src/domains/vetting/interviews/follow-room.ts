import type { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { attendeesOf } from '../../../records/scheduling/interview-attendees.ts';
import { interviewNow, interviewTitles, type VettingInterviewNow } from '../api/interview-times.ts';
import { callOffInterviewRoom, keepInterviewRoom } from '../../meetings/api/interview-room.ts';

type Arranged = VettingInterviewNow & { startsAt: Date; endsAt: Date };

const isArranged = (interview: VettingInterviewNow): interview is Arranged =>
  interview.status === 'scheduled' && interview.startsAt !== null && interview.endsAt !== null;

/** Creates, moves and cancels the room of an interview together with it. */
export const followRoom = (interviewId: Types.ObjectId): Promise<void> =>
  transact(systemContext(`meetings.follow:${interviewId.toHexString()}`), async (tx) => {
    const interview = await interviewNow(interviewId, tx.session);
    if (!interview) return;
    if (interview.status === 'cancelled') await callOffInterviewRoom(tx, interviewId);
    if (!isArranged(interview)) return;
    const { startsAt, endsAt, kind, poolId, candidateId, interviewers } = interview;
    const [leadId, ...others] = interviewers
      .toSorted((a, b) => Number(b.isLead) - Number(a.isLead))
      .map(({ userId }) => userId);
    if (!leadId) return;
    const candidate = await findLiveCandidate(candidateId, tx.session);
    await keepInterviewRoom(tx, {
      interviewId,
      title: interviewTitles[kind],
      kind: 'vetting',
      startsAt,
      endsAt,
      poolId,
      candidateId,
      hostIds: [leadId, ...others],
      guests: candidate?.email
        ? [
            {
              name: `${candidate.preferredName ?? candidate.firstName} ${candidate.lastName}`.trim(),
              email: candidate.email,
            },
            ...(await attendeesOf(interviewId, tx.session)),
          ]
        : [],
    });
  });
