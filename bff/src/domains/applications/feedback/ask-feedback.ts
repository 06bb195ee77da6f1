import { normaliseEmail, type applicationRecordEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Input, Service } from '../../../http/mount.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { findUsersByMail } from '../../../identity/people/users-by-mail.ts';
import {
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { noteChange } from './change-feedback.ts';
import { mailFeedbackLink } from './feedback-mails.ts';
import { onFeedback, requireAction, showForStaff } from './feedback.ts';
import { writeQuestion, type Author } from './write-question.ts';

type Endpoints = typeof applicationRecordEndpoints;
type Ask = Input<Endpoints['askFeedback']>['body'];

/** Asks a client user or a guest for feedback, once per round. */
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
    // Two colleagues asked the same person at the same moment; only one request succeeded.
    if (isDuplicateKey(error)) throw new AppError('FEEDBACK_ALREADY_GIVEN');
    throw error;
  }
};

/** If a guest's address belongs to a client user, that user also finds it in the client area. */
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

/** Mails the link again; the first link stays valid. */
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
