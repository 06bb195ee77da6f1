import { limits, normaliseEmail, type applicationRecordEndpoints } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { findUsersByMail } from '../../users/api/user-by-mail.ts';
import {
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { changeFeedback, noteChange } from './change-feedback.ts';
import { mailFeedbackLink } from './feedback-mails.ts';
import { onFeedback, requireAction, showForStaff } from './feedback.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';

type Endpoints = typeof applicationRecordEndpoints;
type Ask = Input<Endpoints['askFeedback']>['body'];

interface Author {
  name: string;
  email: string;
  userId: Types.ObjectId | null;
}

/** Asks a user of the client, or a guest, for feedback; each is asked once for each round. */
export const askFeedback: Service<Endpoints['askFeedback']> = async (ctx, { params, body }) => {
  try {
    return await transact(ctx, async (tx) => {
      const found = await findApplication(ctx.actor, 'application.noteFeedback', params.id, {
        session: tx.session,
      });
      if (found.application.submissionVersion === 0)
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: found.application.stageKind, action: 'ask_feedback' },
        });
      const author = await authorOf(found, body, tx.session);
      const feedback = await writeQuestion(tx, found, author, body);
      return showForStaff(feedback, tx.session);
    });
  } catch (error) {
    // Two colleagues asked the same person at the same moment: one of them did.
    if (isDuplicateKey(error)) throw new AppError('FEEDBACK_ALREADY_GIVEN');
    throw error;
  }
};

/** Asks one person about a round, unless they were asked already. */
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
  // Asked already: reminding is another thing.
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

const nothingSaid = {
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

/** A guest whose address is that of a member of the client finds it in their client area, too. */
async function authorOf(
  { application, job }: FoundApplication,
  { userId, guest }: Ask,
  session: ClientSession | null,
): Promise<Author> {
  if (guest) {
    const known = (await findUsersByMail([guest.email])).get(normaliseEmail(guest.email));
    const member = known && (await membershipOf(application.companyId, known));
    return { ...guest, userId: member ? member.userId : null };
  }
  const decider = (await decidersOf(job, session)).find(
    (one) => one.userId.toHexString() === userId,
  );
  if (!decider) throw invalidField('userId', 'NOT_FOUND');
  return { name: decider.name, email: decider.email, userId: decider.userId };
}

/** Sends the link once more, in a mail of its own; the first one works as well. */
export const remindFeedback: Service<Endpoints['remindFeedback']> = (ctx, { params, body }) =>
  onFeedback(ctx, params, async (tx, current, found) => {
    requireAction(current, 'remind', tx.at);
    const { after } = await updateVersioned<Feedback>(tx, FeedbackModel, {
      filter: { _id: current._id },
      base: body.version,
      paths: ['remindedAt'],
      apply: () => ({ $set: { remindedAt: tx.at, lastAction: 'application_feedback.remind' } }),
    });
    await noteChange(tx, current, after, 'application_feedback.remind');
    await mailFeedbackLink(tx, { ...found, feedback: after }, true);
    return after;
  });
