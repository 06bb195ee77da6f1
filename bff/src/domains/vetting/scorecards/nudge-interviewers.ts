import { hourMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { feedbackSteps } from '../../../settings/feedback-steps.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { interviewTitles } from '../interviews/interview-words.ts';
import { ScorecardModel } from '../../../records/vetting/scorecard.model.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { interviewsLink } from '../vetting-links.ts';

/**
 * Reminds interviewers who owe a scorecard, at the agency's hours after the end of the interview.
 * After a pause of the platform, one reminder replaces all that were due. Returns the number of
 * interviews.
 */
export async function nudgeInterviewers(signal: AbortSignal, now = new Date()): Promise<number> {
  let nudged = 0;
  for (const [done, hours] of feedbackSteps().entries())
    nudged += await eachDue<VettingInterviewRecord>(
      VettingInterviewModel,
      {
        status: 'completed',
        feedbackNudges: done,
        deletedAt: null,
        closedAt: { $lte: new Date(now.getTime() - hours * hourMs) },
      },
      { as: 'vetting.nudge', signal, work: (tx, interview) => nudge(tx, interview, now) },
    );
  return nudged;
}

async function nudge(tx: Tx, interview: VettingInterviewRecord, now: Date): Promise<0 | 1> {
  const { session } = tx;
  const { _id } = interview;
  if (!interview.closedAt) return 0;
  const since = now.getTime() - interview.closedAt.getTime();
  const steps = feedbackSteps();
  const reached = steps.filter((hours) => hours * hourMs <= since).length;
  const { matchedCount } = await VettingInterviewModel.updateOne(
    { _id, feedbackNudges: { $lt: reached } },
    { $set: { feedbackNudges: reached } },
    { session },
  );
  if (matchedCount === 0) return 0;
  const owing = await interviewersOwing(tx, interview);
  const candidate = await findLiveCandidate(interview.candidateId, session);
  if (!candidate || owing.length === 0) return 0;
  const subject = { type: 'candidate' as const, id: candidate._id };
  await notify(tx, {
    topic: 'feedback_due',
    userIds: owing,
    subject,
    title: 'Your scorecard of {name} is still missing',
    link: interviewsLink(candidate._id),
    letter: (reader, { sendAt }) =>
      sendMail(tx, {
        template: 'feedback_request_interviewer',
        to: reader.email,
        userId: reader.userId,
        subject,
        ...(sendAt && { sendAt }),
        variables: {
          firstName: reader.firstName,
          number: candidate.number,
          title: interviewTitles[interview.kind],
          path: interviewsLink(candidate._id),
        },
      }),
  });
  if (reached === steps.length)
    await notify(tx, {
      topic: 'assignment',
      userIds: [candidate.ownerUserId],
      subject,
      title: 'Scorecards of {name} are missing after three reminders',
      link: interviewsLink(candidate._id),
    });
  return 1;
}

async function interviewersOwing(
  { session }: Tx,
  { _id, interviewers }: Pick<VettingInterviewRecord, '_id' | 'interviewers'>,
): Promise<Types.ObjectId[]> {
  const written: Types.ObjectId[] = await ScorecardModel.distinct('authorId', {
    interviewId: _id,
    deletedAt: null,
    status: { $ne: 'draft' },
  }).session(session);
  return interviewers
    .map(({ userId }) => userId)
    .filter((userId) => !written.some((id) => id.equals(userId)));
}
