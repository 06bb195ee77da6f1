import { limits } from '@muster/contracts';
import { dayInWords, dayOf } from '../../../db/calendar-day.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { findPeople } from '../../../identity/people/people.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { feedbackSubject } from './change-feedback.ts';
import { isAwaited } from './feedback.serializer.ts';

/**
 * Mails the feedback link. The mail does not name the candidate: the page does, in words that the
 * client may read.
 */
export async function mailFeedbackLink(
  tx: Tx,
  { feedback, job }: Pick<FoundApplication, 'job'> & { feedback: Feedback },
  isReminder = false,
): Promise<void> {
  const { authorEmail, authorName, authorUserId, answerBy, round, message } = feedback;
  if (authorEmail === null || answerBy === null) return;
  const { feedbackPage } = limits.application;
  await createAccessToken(tx, {
    purpose: 'client_feedback',
    subject: feedbackSubject(feedback),
    holderEmail: authorEmail,
    scopes: ['feedback:write'],
    // The page shows the state for a while longer.
    expiresAt: new Date(answerBy.getTime() + feedbackPage),
    keepEarlier: isReminder,
  });
  const people = await findPeople([tx.userId], tx.session);
  await sendMail(tx, {
    template: isReminder ? 'client_feedback_reminder' : 'client_feedback_request',
    to: authorEmail,
    userId: authorUserId,
    subject: feedbackSubject(feedback),
    companyId: job.companyId,
    variables: {
      firstName: authorName,
      senderName: people.ref(tx.userId)?.name ?? agencyName(),
      agencyName: agencyName(),
      jobTitle: job.title,
      title: round ?? '',
      message: message ?? '',
      date: dayInWords(dayOf(answerBy)),
    },
  });
}

/**
 * Checks whether a feedback mail must no longer be sent, because feedback was given or is no longer
 * awaited.
 */
export async function refusesFeedbackMail({
  subjectType,
  subjectId,
}: OutgoingMailFacts): Promise<boolean> {
  if (subjectType !== 'application_feedback' || !subjectId) return false;
  const feedback = isRecordId(subjectId)
    ? await FeedbackModel.findOne({ _id: subjectId, deletedAt: null }).lean()
    : null;
  return !feedback || !isAwaited(feedback);
}
