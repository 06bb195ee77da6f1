import { awaitedFeedback, hourMs } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { eachDue } from '../../../jobs/each-due.ts';
import { feedbackSteps } from '../../../settings/feedback-steps.ts';
import { applicationNow } from '../../../records/applications/find-application.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { noteChange } from './change-feedback.ts';
import { mailFeedbackLink } from './feedback-mails.ts';
import { isRemindable } from './feedback.serializer.ts';

/**
 * Reminds client users who were asked for feedback on an interview, at the agency's hours after its
 * end and never before it. After an outage one reminder replaces all missed ones, and none follows
 * directly after one that staff sent. Returns the number reminded.
 */
export async function remindOfFeedback(signal: AbortSignal, now = new Date()): Promise<number> {
  let reminded = 0;
  for (const [done, hours] of feedbackSteps().entries()) {
    const since = { $lte: new Date(now.getTime() - hours * hourMs) };
    reminded += await eachDue<Feedback>(
      FeedbackModel,
      {
        status: { $in: [...awaitedFeedback] },
        nudges: done,
        deletedAt: null,
        interviewEndsAt: since,
        askedAt: since,
      },
      { as: 'feedback.remind', signal, work: (tx, feedback) => remind(tx, feedback, now) },
    );
  }
  return reminded;
}

async function remind(tx: Tx, feedback: Feedback, now: Date): Promise<0 | 1> {
  const { session } = tx;
  const { _id } = feedback;
  if (!feedback.interviewEndsAt || !feedback.askedAt) return 0;
  const from = Math.max(feedback.interviewEndsAt.getTime(), feedback.askedAt.getTime());
  const nudges = feedbackSteps().filter((hours) => hours * hourMs <= now.getTime() - from).length;
  const isDue = isRemindable(feedback, now);
  const { matchedCount } = await FeedbackModel.updateOne(
    { _id, nudges: { $lt: nudges }, status: feedback.status },
    { $set: { nudges, ...(isDue && { remindedAt: now }) } },
    { session },
  );
  const found =
    matchedCount > 0 && isDue ? await applicationNow(feedback.applicationId, session) : null;
  if (!found || found.application.status !== 'active') return 0;
  await noteChange(tx, feedback, feedback, 'application_feedback.remind', { actorKind: 'system' });
  await mailFeedbackLink(tx, { ...found, feedback }, true);
  return 1;
}
