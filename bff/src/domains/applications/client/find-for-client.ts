import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { clientJob } from '../../../records/jobs/client-jobs.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';

/**
 * Finds a candidate submitted to the actor's company on a job they see; never the actor's own
 * record.
 * @throws AppError NOT_FOUND for a candidate who was never submitted
 */
export const findForClient = (
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundApplication> =>
  findSubmitted(actor, id, session, (jobId) => clientJob(actor, jobId, session));

/**
 * Finds the candidate of feedback that the actor writes. Users invited to one interview, or asked
 * by mail, need not see the job for it.
 * @throws AppError NOT_FOUND as `findForClient`
 */
export const findForAuthor = (
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<FoundApplication> =>
  findSubmitted(actor, id, session, async (jobId) => {
    const job = (await jobsById([jobId], session)).get(jobId.toHexString());
    return job && !job.deletedAt ? job : null;
  });

async function findSubmitted(
  actor: Actor,
  id: string,
  session: ClientSession | null,
  jobFor: (jobId: Types.ObjectId) => Promise<Job | null>,
): Promise<FoundApplication> {
  const application =
    actor.companyId && isRecordId(id)
      ? await ApplicationModel.findOne(
          {
            _id: id,
            companyId: actor.companyId,
            submissionVersion: { $gt: 0 },
            deletedAt: null,
          },
          null,
          { session },
        ).lean()
      : null;
  const job = application && (await jobFor(application.jobId));
  const candidate = application && (await findLiveCandidate(application.candidateId, session));
  if (!job || !candidate || candidate.status === 'anonymised') throw new AppError('NOT_FOUND');
  if (actor.selfUserIds.some((self) => candidate.userId?.equals(self)))
    throw new AppError('NOT_FOUND');
  return { application, candidate, job };
}
