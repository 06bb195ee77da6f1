import type { feedbackVisitEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { AccessToken } from '../../links/api/access-tokens.ts';
import { behindLink } from '../../links/api/link-visit.ts';
import { heldLink } from '../../links/api/links.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { FeedbackModel } from '../../../records/applications/application-feedback.model.ts';
import { showAuthored, type Authored } from './authored-feedback.ts';
import { saveDraft, submitFeedback, withdrawOwn, type Author } from './write-feedback.ts';

type Endpoints = typeof feedbackVisitEndpoints;

/**
 * Returns the current feedback of a link. Reading changes nothing, because mail programs open
 * links, too.
 */
export const readVisit = async (ctx: VisitorContext, { params }: Input<Endpoints['read']>) =>
  showAuthored(await (await authorOf(ctx, params.handle)).find(null));

export const saveVisit = async (ctx: VisitorContext, { params, body }: Input<Endpoints['save']>) =>
  saveDraft(ctx, await authorOf(ctx, params.handle), body);

export const submitVisit = async (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['submit']>,
) => submitFeedback(ctx, await authorOf(ctx, params.handle), body);

export const withdrawVisit = async (
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['withdraw']>,
) => withdrawOwn(ctx, await authorOf(ctx, params.handle), body);

/** Returns the holder of a handle's link. @throws AppError TOKEN_… */
async function authorOf(ctx: VisitorContext, handle: string): Promise<Author> {
  const token = await heldLink(ctx, handle, 'client_feedback');
  return {
    find: (session) => feedbackOf(token, session),
    by: { actorKind: 'guest', tokenId: token._id },
  };
}

/**
 * @throws AppError TOKEN_INVALID for feedback that is gone, with its candidate or its application
 */
const feedbackOf = (token: AccessToken, session: ClientSession | null): Promise<Authored> =>
  behindLink(token, 'application_feedback', async (_id) => {
    const feedback = await FeedbackModel.findOne(
      { _id, authorEmailNorm: token.holderEmailNorm, deletedAt: null },
      null,
      { session },
    ).lean();
    if (!feedback) return null;
    const application = await ApplicationModel.findOne(
      { _id: feedback.applicationId, deletedAt: null },
      null,
      { session },
    ).lean();
    if (!application) return null;
    const candidate = await findLiveCandidate(application.candidateId, session);
    const job = (await jobsById([application.jobId], session)).get(application.jobId.toHexString());
    return candidate && job && { feedback, application, candidate, job };
  });
