import { limits, normaliseEmail } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import { displayName, UserModel } from '../../../identity/user.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { changeFeedback, noteChange } from './change-feedback.ts';
import { isAwaited } from './feedback.serializer.ts';
import { nothingSaid } from './write-question.ts';

/**
 * Opens feedback for a client user who was not asked, or whose time to answer is over. They can
 * write it from now on, without a mail. Feedback they already sent stays as it is.
 */
export async function beginFeedback(
  tx: Tx,
  { userId }: Actor,
  { application }: Pick<FoundApplication, 'application'>,
  { round, endedAt }: { round: string; endedAt: Date },
): Promise<Feedback> {
  const { session } = tx;
  const user = await UserModel.findById(userId, null, { session }).lean();
  if (!user) throw new AppError('NOT_FOUND');
  const authorEmailNorm = normaliseEmail(user.email);
  const open = {
    authorName: displayName(user),
    authorEmail: user.email,
    authorUserId: userId,
    answerBy: new Date(tx.at.getTime() + limits.application.feedbackLink),
  };
  const about = { applicationId: application._id, round, deletedAt: null };
  const current =
    (await FeedbackModel.findOne({ ...about, authorUserId: userId }, null, { session }).lean()) ??
    (await FeedbackModel.findOne({ ...about, authorEmailNorm }, null, { session }).lean());
  if (!current) return made(tx, application, { ...open, authorEmailNorm, round }, endedAt);
  if (current.status === 'withdrawn')
    return changeFeedback(tx, current, {
      action: 'ask_again',
      name: 'application_feedback.begin',
      version: null,
      set: { ...open, ...nothingSaid, ...unasked(endedAt) },
    });
  const isLate = isAwaited(current) && current.answerBy !== null && current.answerBy < tx.at;
  const isOwn = current.authorUserId?.equals(userId) ?? false;
  if (isOwn && !isLate) return current;
  const { after } = await updateVersioned<Feedback>(tx, FeedbackModel, {
    filter: { _id: current._id },
    base: current.version,
    paths: ['answerBy'],
    apply: () => ({
      $set: { authorUserId: userId, ...(isLate && { answerBy: open.answerBy }) },
    }),
  });
  await noteChange(tx, current, after, 'application_feedback.begin');
  return after;
}

/** Feedback that was not asked for gets no reminders. */
const unasked = (endedAt: Date) =>
  ({
    message: null,
    askedAt: null,
    askedBy: null,
    remindedAt: null,
    nudges: 0,
    interviewEndsAt: endedAt,
  }) satisfies Partial<Feedback>;

async function made(
  tx: Tx,
  { _id, candidateId }: FoundApplication['application'],
  author: Pick<Feedback, 'authorName' | 'authorEmail' | 'authorEmailNorm' | 'authorUserId'> &
    Pick<Feedback, 'answerBy' | 'round'>,
  endedAt: Date,
): Promise<Feedback> {
  const [written] = await FeedbackModel.create(
    [
      {
        ...author,
        ...unasked(endedAt),
        applicationId: _id,
        candidateId,
        status: 'draft',
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!written) throw new Error('The feedback was not begun');
  const feedback = written.toObject<Feedback>();
  await noteChange(tx, null, feedback, 'application_feedback.begin');
  return feedback;
}
