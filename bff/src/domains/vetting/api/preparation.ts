import { interviewHoldsTime, type InterviewPreparation } from '@muster/contracts';
import { findActiveStaff } from '../../../identity/people/people.ts';
import { interviewTopics } from '../../questions/api/asked-questions.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';

/**
 * Returns how the candidate can prepare for an interview: topics, never questions, expected answers
 * or weights. Null while it has no time, and after it.
 */
export async function preparationOf(
  interview: VettingInterviewRecord,
  now: Date,
): Promise<InterviewPreparation | null> {
  const { startsAt, endsAt, status, interviewers, poolId } = interview;
  const holds = (interviewHoldsTime as readonly string[]).includes(status);
  if (!startsAt || !endsAt || endsAt <= now || !holds) return null;
  const leadFirst = interviewers.toSorted((a, b) => Number(b.isLead) - Number(a.isLead));
  const staff = await findActiveStaff(leadFirst.map(({ userId }) => userId));
  return {
    interviewId: interview._id.toHexString(),
    kind: interview.kind,
    startsAt: startsAt.toISOString(),
    durationMin: interview.durationMin,
    hosts: leadFirst.flatMap(
      ({ userId }) => staff.find(({ id }) => id.equals(userId))?.firstName ?? [],
    ),
    topics: poolId ? await interviewTopics(poolId) : [],
    instructions: interview.instructions,
  };
}
