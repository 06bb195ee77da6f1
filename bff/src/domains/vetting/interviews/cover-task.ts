import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { closedAmong } from '../../../identity/people/closed-accounts.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { readAbsences } from '../../../records/scheduling/absences.ts';
import { addRuleTask, finishRuleTask } from '../../tasks/api/rule-tasks.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { interviewTitles } from './interview-words.ts';

type Interview = Pick<VettingInterviewRecord, '_id' | 'candidateId' | 'startsAt' | 'endsAt'>;

const ruleOf = ({ _id }: Pick<Interview, '_id'>): string => `vetting-cover:${_id.toHexString()}`;

/**
 * Adds or ends the tasks to find substitutes after a user's absences or account changed: a task is
 * added for an interview whose interviewer is away or closed, and done once all are available
 * again.
 */
export async function followAbsences(tx: Tx, userId: Types.ObjectId): Promise<void> {
  const { session } = tx;
  const interviews = await VettingInterviewModel.find(
    {
      'interviewers.userId': userId,
      status: 'scheduled',
      deletedAt: null,
      startsAt: { $gt: tx.at },
    },
    null,
    { session },
  ).lean();
  const everyone = interviews.flatMap(({ interviewers }) => interviewers.map((one) => one.userId));
  const { away } = await readAbsences(everyone, session);
  const gone = await closedAmong(everyone, session);
  const isGone = (id: Types.ObjectId) => gone.some((one) => one.equals(id));
  const names = await findPeople(everyone, session);
  const said = (what: string, who: readonly { userId: Types.ObjectId }[]) =>
    who.length > 0 ? [`${what}: ${who.map((one) => names.name(one.userId)).join(', ')}.`] : [];
  for (const interview of interviews) {
    const { interviewers, startsAt, endsAt, candidateId, kind } = interview;
    if (!startsAt || !endsAt) continue;
    const left = interviewers.filter((one) => isGone(one.userId));
    const missing = interviewers.filter(
      (one) => !isGone(one.userId) && away(one.userId, { startsAt, endsAt }) !== null,
    );
    if (left.length + missing.length === 0) {
      await finishRuleTask(tx, candidateId, ruleOf(interview));
      continue;
    }
    const candidate = await findLiveCandidate(candidateId, session);
    if (!candidate) continue;
    await addRuleTask(tx, candidate, {
      title: `Find another interviewer or time: ${interviewTitles[kind].toLowerCase()}`,
      note: [...said('No longer here', left), ...said('Away then', missing)].join(' '),
      kind: 'follow_up',
      dueOn: dayOf(tx.at),
      assigneeId: candidate.ownerUserId,
      rule: ruleOf(interview),
    });
  }
}

/**
 * Ends the search for a substitute once an interview has another time, other interviewers, or none.
 */
export async function endCoverTask(
  tx: Tx,
  before: VettingInterviewRecord,
  after: VettingInterviewRecord,
): Promise<void> {
  if (before.status === 'scheduled' && after.status !== 'scheduled')
    await finishRuleTask(tx, after.candidateId, ruleOf(after));
}
