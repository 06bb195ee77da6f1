import { dayMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayOf } from '../../../db/calendar-day.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { addRuleTask, finishRuleTask, waitingRuleTask } from '../../tasks/api/rule-tasks.ts';
import { removeTask } from '../../tasks/api/tasks.ts';
import { interviewTitles } from '../interviews/interview-words.ts';
import { ScorecardModel } from '../../../records/vetting/scorecard.model.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';

type Interview = Pick<VettingInterviewRecord, '_id' | 'candidateId' | 'interviewers' | 'kind'>;

const ruleOf = ({ _id }: Pick<Interview, '_id'>, userId: Types.ObjectId) =>
  `vetting-feedback:${_id.toHexString()}:${userId.toHexString()}`;

/** The task of each interviewer to write a scorecard after the interview. */
export const feedbackTask = {
  /** Adds it for interviewers who have not written theirs yet. */
  async ask(tx: Tx, candidate: Candidate, interview: Interview): Promise<void> {
    const written = await ScorecardModel.distinct('authorId', {
      interviewId: interview._id,
      deletedAt: null,
      status: { $ne: 'draft' },
    }).session(tx.session);
    for (const { userId } of interview.interviewers)
      if (!written.some((id: Types.ObjectId) => id.equals(userId)))
        await addRuleTask(tx, candidate, {
          title: `Scorecard: ${interviewTitles[interview.kind].toLowerCase()}`,
          kind: 'feedback_due',
          dueOn: dayOf(new Date(tx.at.getTime() + dayMs)),
          assigneeId: userId,
          rule: ruleOf(interview, userId),
        });
  },
  finish: (tx: Tx, interview: Interview, userId: Types.ObjectId): Promise<void> =>
    finishRuleTask(tx, interview.candidateId, ruleOf(interview, userId)),
  async dropAll(tx: Tx, interview: Interview): Promise<void> {
    for (const { userId } of interview.interviewers) {
      const rule = ruleOf(interview, userId);
      const task = await waitingRuleTask(interview.candidateId, rule, tx.session);
      if (task) await removeTask(tx, task._id);
    }
  },
};
