import type { ApplicationFeedback, applicationRecordEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { revokeLinksTo } from '../../links/api/access-tokens.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import {
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';
import { recordEvent } from '../record/record-event.ts';
import {
  FeedbackModel,
  type Feedback,
} from '../../../records/applications/application-feedback.model.ts';
import { changeFeedback, feedbackSubject, noteChange } from './change-feedback.ts';
import { speakForSkills } from './speak-for-skills.ts';
import { isAwaited, namesIn, showFeedback, staffActions } from './feedback.serializer.ts';

type Endpoints = typeof applicationRecordEndpoints;

/**
 * Returns given and requested feedback, the latest first; withdrawn feedback stays visible as such.
 */
export const readFeedback: Service<Endpoints['feedback']> = async ({ actor }, { params }) => {
  const { application, job } = await findApplication(actor, 'application.readFeedback', params.id);
  const rows = await FeedbackModel.find({ applicationId: application._id, deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const people = await namesIn(rows);
  const mayNote = reaches(actor, 'application.noteFeedback', application, job);
  return { data: rows.map((row) => showFeedback(row, { people, mayNote })), mayNote };
};

/** Records feedback on a client's behalf, given by phone or in writing. */
export const noteFeedback: Service<Endpoints['noteFeedback']> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const found = await findApplication(ctx.actor, 'application.noteFeedback', params.id, {
      session: tx.session,
    });
    const { application, job } = found;
    const [made] = await FeedbackModel.create(
      [
        {
          ...body,
          applicationId: application._id,
          candidateId: application.candidateId,
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session: tx.session },
    );
    if (!made) throw new Error('The feedback was not written');
    const feedback = made.toObject<Feedback>();
    await noteChange(tx, null, feedback, 'application_feedback.note');
    await speakForSkills(tx, feedback.candidateId);
    await recordEvent(tx, application, {
      type: 'feedback_added',
      action: 'application.feedback',
      from: null,
      to: null,
      changes: [],
    });
    await notifyJobPeople(tx, found, {
      topic: 'client_decision',
      title: `Feedback on {name} for ${calledInNotices(job)}`,
    });
    return showForStaff(feedback, tx.session);
  });

/** Releases a part of it to the candidate, only if the client agreed. */
export const releaseFeedback: Service<Endpoints['releaseFeedback']> = (ctx, { params, body }) =>
  onFeedback(ctx, params, async (tx, current) => {
    if (current.released?.text === body.text) return current;
    requireAction(current, 'release', tx.at);
    const { after } = await updateVersioned<Feedback>(tx, FeedbackModel, {
      filter: { _id: current._id },
      base: body.version,
      paths: ['feedback'],
      apply: () => ({ $set: { released: { text: body.text, at: tx.at, by: tx.userId } } }),
    });
    await noteChange(tx, current, after, 'application_feedback.release');
    return after;
  });

/** Withdraws feedback noted by mistake or no longer awaited; its link then opens nothing. */
export const withdrawFeedback: Service<Endpoints['withdrawFeedback']> = (ctx, { params, body }) =>
  onFeedback(ctx, params, async (tx, current) => {
    if (current.status === 'withdrawn') return current;
    requireAction(current, 'cancel', tx.at);
    if (isAwaited(current)) await revokeLinksTo(tx, feedbackSubject(current), 'subject_cancelled');
    const after = await changeFeedback(tx, current, {
      action: 'cancel',
      name: 'application_feedback.withdraw',
      version: body.version,
      set: { released: null },
    });
    await speakForSkills(tx, after.candidateId);
    return after;
  });

/** @throws AppError INVALID_TRANSITION */
export function requireAction(
  feedback: Feedback,
  action: ReturnType<typeof staffActions>[number],
  now: Date,
): void {
  if (!staffActions(feedback, now).includes(action))
    throw new AppError('INVALID_TRANSITION', {
      context: { currentState: feedback.status, action },
    });
}

/** Changes one piece of feedback on an application and returns it as staff then read it. */
export const onFeedback = (
  ctx: RequestContext,
  { id, feedbackId }: { id: string; feedbackId: string },
  change: (tx: Tx, current: Feedback, found: FoundApplication) => Promise<Feedback>,
): Promise<ApplicationFeedback> =>
  transact(ctx, async (tx) => {
    const found = await findApplication(ctx.actor, 'application.noteFeedback', id, {
      session: tx.session,
    });
    const current = isRecordId(feedbackId)
      ? await FeedbackModel.findOne(
          { _id: feedbackId, applicationId: found.application._id, deletedAt: null },
          null,
          { session: tx.session },
        ).lean()
      : null;
    if (!current) throw new AppError('NOT_FOUND');
    return showForStaff(await change(tx, current, found), tx.session);
  });

export const showForStaff = async (feedback: Feedback, session: ClientSession | null) =>
  showFeedback(feedback, { people: await namesIn([feedback], session), mayNote: true });
