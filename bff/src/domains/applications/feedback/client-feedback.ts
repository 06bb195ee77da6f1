import type { OwnFeedbackList, clientFeedbackEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { blinded } from '../../submissions/api/client-view.ts';
import { latestSubmissions } from '../../submissions/api/submissions.ts';
import { applicationsById } from '../../../records/applications/applications-by-id.ts';
import { findForAuthor } from '../client/find-for-client.ts';
import { isBlind } from '../stages/readiness.ts';
import { FeedbackModel } from '../../../records/applications/application-feedback.model.ts';
import { authorActions, showAuthored, type Authored } from './authored-feedback.ts';
import { isAwaited } from './feedback.serializer.ts';
import { saveDraft, submitFeedback, withdrawOwn, type Author } from './write-feedback.ts';

type Endpoints = typeof clientFeedbackEndpoints;

/** Maximum number of listed requests and feedback of one person. */
const shown = 100;

/**
 * Lists the reader's requests and feedback about candidates shown to their company, open ones
 * first. They may not see the job otherwise, as users invited to one interview.
 */
export const listOwnFeedback: Service<Endpoints['list']> = async ({ actor }) => ({
  data: await ownFeedbackOf(actor),
});

/** @throws AppError NOT_FOUND for readers without a company */
export async function ownFeedbackOf(actor: Actor): Promise<OwnFeedbackList['data']> {
  const terms = actor.companyId && (await submissionTermsOf(actor.companyId));
  if (!terms) throw new AppError('NOT_FOUND');
  const rows = await FeedbackModel.find({ authorUserId: actor.userId, deletedAt: null })
    .sort({ askedAt: -1, _id: -1 })
    .limit(shown)
    .lean();
  if (rows.length === 0) return [];
  const known = await applicationsById(rows.map(({ applicationId }) => applicationId));
  const applications = [...known.values()].filter(
    ({ companyId, submissionVersion, deletedAt }) =>
      companyId.equals(terms._id) && submissionVersion > 0 && !deletedAt,
  );
  const [jobs, submissions, candidates] = await Promise.all([
    jobsById(applications.map(({ jobId }) => jobId)),
    latestSubmissions(applications.map(({ _id }) => _id)),
    candidatesById(applications.map(({ candidateId }) => candidateId)),
  ]);
  const now = new Date();
  const data = rows.flatMap((feedback) => {
    const application = applications.find(({ _id }) => _id.equals(feedback.applicationId));
    const job = application && jobs.get(application.jobId.toHexString());
    const submission = application && submissions.get(application._id.toHexString());
    const candidate = application && candidates.get(application.candidateId.toHexString());
    if (!application || !job || job.deletedAt || !submission || !candidate) return [];
    if (actor.selfUserIds.some((self) => candidate.userId?.equals(self))) return [];
    const view = isBlind(application, terms.blindSubmission)
      ? blinded(submission.view, candidate)
      : submission.view;
    return [
      {
        id: feedback._id.toHexString(),
        applicationId: application._id.toHexString(),
        status: feedback.status,
        person: view.name,
        job: job.title,
        round: feedback.round,
        askedAt: feedback.askedAt?.toISOString() ?? null,
        answerBy: feedback.answerBy?.toISOString() ?? null,
        allowedActions: authorActions({ feedback, application }, now),
      },
    ];
  });
  return data.toSorted((a, b) => Number(isAwaited(b)) - Number(isAwaited(a)));
}

export const readOwnFeedback: Service<Endpoints['read']> = async ({ actor }, { params }) =>
  showAuthored(await authorIn(actor, params.id).find(null));

export const saveOwnFeedback: Service<Endpoints['save']> = (ctx, { params, body }) =>
  saveDraft(ctx, authorIn(ctx.actor, params.id), body);

export const submitOwnFeedback: Service<Endpoints['submit']> = (ctx, { params, body }) =>
  submitFeedback(ctx, authorIn(ctx.actor, params.id), body);

export const withdrawOwnFeedback: Service<Endpoints['withdraw']> = (ctx, { params, body }) =>
  withdrawOwn(ctx, authorIn(ctx.actor, params.id), body);

const authorIn = (actor: Actor, id: string): Author => ({
  find: (session) => ownFeedback(actor, id, session),
  by: {},
});

/**
 * @throws AppError NOT_FOUND for other users' feedback, and on candidates of other companies
 */
async function ownFeedback(
  actor: Actor,
  id: string,
  session: ClientSession | null,
): Promise<Authored> {
  const feedback = isRecordId(id)
    ? await FeedbackModel.findOne({ _id: id, authorUserId: actor.userId, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  if (!feedback) throw new AppError('NOT_FOUND');
  const applicationId = feedback.applicationId.toHexString();
  return { ...(await findForAuthor(actor, applicationId, session)), feedback };
}
