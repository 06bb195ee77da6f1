import { dayMs, limits, normaliseEmail } from '@muster/contracts';
import { createLink } from '../../links/links.fixtures.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';

/** Creates feedback requested from a guest, with a valid link. */
export async function createAskedFeedback(
  { _id, candidateId }: Pick<Application, '_id' | 'candidateId'>,
  { authorEmail = 'ada@client.test', ...changes }: Partial<Feedback> = {},
): Promise<Feedback> {
  const now = new Date();
  const { feedbackLink, feedbackEdit } = limits.application;
  const made = await FeedbackModel.create({
    applicationId: _id,
    candidateId,
    authorName: 'Ada Client',
    authorEmail,
    authorEmailNorm: authorEmail && normaliseEmail(authorEmail),
    round: 'First talk',
    status: 'asked',
    askedAt: now,
    answerBy: new Date(now.getTime() + feedbackLink),
    ...(changes.status === 'submitted' && {
      submittedAt: now,
      editUntil: new Date(now.getTime() + feedbackEdit),
      rating: 4,
      recommendation: 'yes',
      comment: 'Clear and calm.',
    }),
    ...changes,
  });
  return made.toObject<Feedback>();
}

/** Creates the feedback link as its author holds it. */
export const feedbackLinkOf = (feedback: Pick<Feedback, '_id'>, email: string) =>
  createLink({
    purpose: 'client_feedback',
    subject: { type: 'application_feedback', id: feedback._id },
    holderEmail: email,
    expiresAt: new Date(Date.now() + 30 * dayMs),
    keepEarlier: true,
  });
