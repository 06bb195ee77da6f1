import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import { systemContext, transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { roomAttendance } from '../../meetings/api/who-joined.ts';
import { addRuleTask } from '../../tasks/api/rule-tasks.ts';
import { stepInterview } from '../api/interview-times.ts';
import { interviewTitles } from '../interviews/interview-words.ts';
import { feedbackTask } from '../scorecards/feedback-task.ts';
import { outcomeRule, withoutOutcome } from './outcome-task.ts';
import { VettingInterviewModel, type VettingInterviewRecord } from '../vetting-interview.model.ts';

const batch = 100;
const { outcomeAfter, outcomeWithin } = limits.interview;

/** Nobody has said yet what became of them. */
const isOpen = { status: { $in: [...withoutOutcome] }, outcomeAskedAt: null, deletedAt: null };

/**
 * An hour after the end of an interview: where both sides were in its room it took place, and its
 * scorecards are due; of the others its lead is asked. How many interviews it was.
 */
export async function settleVettingInterviews(
  signal: AbortSignal,
  now = new Date(),
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const over = await VettingInterviewModel.find(
    { ...isOpen, endsAt: { $lte: before(outcomeAfter), $gt: before(outcomeWithin) } },
    { _id: 1 },
  )
    .sort({ endsAt: 1 })
    .limit(batch)
    .lean<Pick<VettingInterviewRecord, '_id'>[]>();
  let settled = 0;
  for (const { _id } of over) {
    if (signal.aborted) break;
    try {
      settled += await transact(systemContext('vetting.outcome'), (tx) => settle(tx, _id));
    } catch (error) {
      // Its people were quicker.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return settled;
}

async function settle(tx: Tx, _id: Types.ObjectId): Promise<0 | 1> {
  const { session } = tx;
  const interview = await VettingInterviewModel.findOne({ ...isOpen, _id }, null, {
    session,
  }).lean<VettingInterviewRecord>();
  const candidate = interview && (await findLiveCandidate(interview.candidateId, session));
  if (!interview || !candidate) return 0;
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
    ...{ kind: 'follow_up', dueOn: dayOf(tx.at), assigneeId: lead.userId },
    rule: outcomeRule(interview),
  });
  return 1;
}
