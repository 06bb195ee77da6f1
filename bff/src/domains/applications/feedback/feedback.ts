import type { ApplicationFeedback, applicationRecordEndpoints } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findPeople, type People } from '../../people/api/people.ts';
import { reaches } from '../applications.policy.ts';
import { findApplication } from '../record/find-application.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { recordEvent } from '../record/record-event.ts';
import { FeedbackModel, type Feedback } from './application-feedback.model.ts';
import { calledInNotices } from '../../jobs/api/job-called.ts';

type Endpoints = typeof applicationRecordEndpoints;

const auditedFields = [
  'authorName',
  'round',
  'rating',
  'recommendation',
  'criteria',
  'comment',
  'privateToAgency',
  'shareable',
  'status',
  'released',
] as const satisfies readonly (keyof Feedback)[];

/** What the client said, the latest first; withdrawn words stay in sight as such. */
export const readFeedback: Service<Endpoints['feedback']> = async ({ actor }, { params }) => {
  const { application, job } = await findApplication(actor, 'application.readFeedback', params.id);
  const rows = await FeedbackModel.find({ applicationId: application._id, deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .lean<Feedback[]>();
  const people = await findPeople(
    rows.flatMap(({ createdBy, released }) => [createdBy, released?.by]),
  );
  return {
    data: rows.map((row) => show(row, people)),
    mayNote: reaches(actor, 'application.noteFeedback', application, job),
  };
};

/** Notes what a client said on the phone or wrote, on their behalf. */
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
    return show(feedback, await findPeople([feedback.createdBy], tx.session));
  });

/** The person may read a part of it; only where the client agreed to that. */
export const releaseFeedback: Service<Endpoints['releaseFeedback']> = (ctx, { params, body }) =>
  change(ctx, params, {
    action: 'application_feedback.release',
    version: body.version,
    guard: ({ shareable }) => shareable,
    isRepeat: ({ released }) => released?.text === body.text,
    set: (tx) => ({ released: { text: body.text, at: tx.at, by: tx.userId } }),
  });

export const withdrawFeedback: Service<Endpoints['withdrawFeedback']> = (ctx, { params, body }) =>
  change(ctx, params, {
    action: 'application_feedback.withdraw',
    version: body.version,
    guard: () => true,
    isRepeat: ({ status }) => status === 'withdrawn',
    set: () => ({ status: 'withdrawn', released: null }),
  });

interface FeedbackChange {
  action: string;
  version: number;
  isRepeat: (current: Feedback) => boolean;
  guard: (current: Feedback) => boolean;
  set: (tx: Tx) => Partial<Feedback>;
}

const change = (
  ctx: RequestContext,
  { id, feedbackId }: { id: string; feedbackId: string },
  { action, version, isRepeat, guard, set }: FeedbackChange,
): Promise<ApplicationFeedback> =>
  transact(ctx, async (tx) => {
    const { application } = await findApplication(ctx.actor, 'application.noteFeedback', id, {
      session: tx.session,
    });
    const current = isRecordId(feedbackId)
      ? await FeedbackModel.findOne(
          { _id: feedbackId, applicationId: application._id, deletedAt: null },
          null,
          { session: tx.session },
        ).lean<Feedback>()
      : null;
    if (!current) throw new AppError('NOT_FOUND');
    const name = (rows: readonly Feedback[]) =>
      findPeople(
        rows.flatMap(({ createdBy, released }) => [createdBy, released?.by]),
        tx.session,
      );
    if (isRepeat(current)) return show(current, await name([current]));
    if (current.status === 'withdrawn' || !guard(current))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: current.status, action: action.split('.')[1] },
      });
    const { after } = await updateVersioned<Feedback>(tx, FeedbackModel, {
      filter: { _id: current._id },
      base: version,
      paths: ['feedback'],
      apply: () => ({ $set: set(tx) }) as UpdateQuery<Feedback>,
    });
    await noteChange(tx, current, after, action);
    return show(after, await name([after]));
  });

const noteChange = (tx: Tx, before: Feedback | null, after: Feedback, action: string) =>
  audit(tx, {
    action,
    entity: 'application_feedback',
    entityId: after._id,
    changes: changesBetween<Feedback>(before, after, auditedFields),
  });

const show = (feedback: Feedback, people: People): ApplicationFeedback => ({
  id: feedback._id.toHexString(),
  authorName: feedback.authorName,
  round: feedback.round,
  rating: feedback.rating,
  recommendation: feedback.recommendation,
  criteria: feedback.criteria,
  comment: feedback.comment,
  privateToAgency: feedback.privateToAgency,
  shareable: feedback.shareable,
  status: feedback.status,
  at: feedback.createdAt.toISOString(),
  notedBy: people.ref(feedback.createdBy),
  released: feedback.released && {
    text: feedback.released.text,
    at: feedback.released.at.toISOString(),
    by: people.ref(feedback.released.by),
  },
  version: feedback.version,
});
