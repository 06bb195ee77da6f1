import { limits } from '@muster/contracts';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { roomAttendance } from '../../meetings/api/who-joined.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { stepInterview } from '../api/interview-times.ts';
import { interviewTitles } from '../interviews/interview-words.ts';
import { feedbackTask } from '../scorecards/feedback-task.ts';
import { outcomeRule, withoutOutcome } from './outcome-task.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

const { outcomeAfter, outcomeWithin } = limits.interview;

/** Filter for interviews without a recorded outcome. */
const isOpen = { status: { $in: [...withoutOutcome] }, outcomeAskedAt: null, deletedAt: null };

/**
 * Runs an hour after the end of an interview: if both sides were in its room it took place, and its
 * scorecards are due; otherwise its lead is asked. Returns the number of interviews.
 */
export function settleVettingInterviews(signal: AbortSignal, now = new Date()): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return eachDue<VettingInterviewRecord>(
    VettingInterviewModel,
    { ...isOpen, endsAt: { $lte: before(outcomeAfter), $gt: before(outcomeWithin) } },
    { as: 'vetting.outcome', signal, work: settle },
  );
}

async function settle(tx: Tx, interview: VettingInterviewRecord): Promise<0 | 1> {
  const { session } = tx;
  const { _id } = interview;
  const candidate = await findLiveCandidate(interview.candidateId, session);
  if (!candidate) return 0;
  const { joined } = await roomAttendance(_id, session);
  const isHeld = joined(candidate) && interview.interviewers.some((one) => joined(one));
  if (isHeld) {
    const after = await stepInterview(tx, interview, 'complete', {
      set: { closedAt: interview.endsAt, outcomeAskedAt: tx.at },
      by: { actorKind: 'system' },
    });
    await feedbackTask.ask(tx, candidate, after);
    return 1;
  }
  const { modifiedCount } = await VettingInterviewModel.updateOne(
    { ...isOpen, _id, version: interview.version },
    { $set: { outcomeAskedAt: tx.at } },
    { session },
  );
  const lead = interview.interviewers.find(({ isLead }) => isLead) ?? interview.interviewers[0];
  if (modifiedCount === 0 || !lead) return 0;
  await addRuleTask(tx, candidate, {
    title: `Did it take place? ${interviewTitles[interview.kind]}`,
    kind: 'follow_up',
    dueOn: dayOf(tx.at),
    assigneeId: lead.userId,
    rule: outcomeRule(interview),
  });
  return 1;
}
