import { limits, normaliseEmail, type applicationRecordEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Input } from '../../../http/mount.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { changeFeedback, noteChange } from './change-feedback.ts';
import { mailFeedbackLink } from './feedback-mails.ts';

type Ask = Input<(typeof applicationRecordEndpoints)['askFeedback']>['body'];

/** Person who is asked. */
export interface Author {
  name: string;
  email: string;
  userId: Types.ObjectId | null;
}

/** Asks one person about a round, unless they were already asked. */
export async function writeQuestion(
  tx: Tx,
  found: Pick<FoundApplication, 'application' | 'job'>,
  author: Author,
  { round, interviewEndsAt, message }: Pick<Ask, 'round' | 'interviewEndsAt' | 'message'>,
): Promise<Feedback> {
  const { application } = found;
  const endsAt = interviewEndsAt === null ? null : new Date(interviewEndsAt);
  const from = endsAt && endsAt > tx.at ? endsAt : tx.at;
  const asked = {
    authorName: author.name,
    authorEmail: author.email,
    authorUserId: author.userId,

    message,
    askedAt: tx.at,
    askedBy: tx.userId,
    remindedAt: null,
    nudges: 0,
    interviewEndsAt: endsAt,
    answerBy: new Date(from.getTime() + limits.application.feedbackLink),
  };
  const authorEmailNorm = normaliseEmail(author.email);
  const current = await FeedbackModel.findOne(
    { applicationId: application._id, round, authorEmailNorm, deletedAt: null },
    null,
    { session: tx.session },
  ).lean();
  if (current?.status === 'submitted') throw new AppError('FEEDBACK_ALREADY_GIVEN');
  // Already asked: a reminder is a separate action.
  if (current && current.status !== 'withdrawn') return current;
  if (current) {
    const after = await changeFeedback(tx, current, {
      action: 'ask_again',
      version: null,
      set: { ...asked, ...nothingSaid },
    });
    await mailFeedbackLink(tx, { ...found, feedback: after });
    return after;
  }
  const [made] = await FeedbackModel.create(
    [
      {
        ...asked,
        applicationId: application._id,
        candidateId: application.candidateId,
        authorEmailNorm,
        round,
        status: 'asked',
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!made) throw new Error('The question was not written');
  const feedback = made.toObject<Feedback>();
  await noteChange(tx, null, feedback, 'application_feedback.ask');
  await mailFeedbackLink(tx, { ...found, feedback });
  return feedback;
}

/** Fields of feedback before anything is given. */
export const nothingSaid = {
  rating: null,
  recommendation: null,
  comment: '',
  submittedAt: null,
  changedAt: null,
  criteria: { technical: null, communication: null, fit: null },
  privateToAgency: false,
  shareable: false,
  editUntil: null,
  released: null,
} satisfies Partial<Feedback>;
