import type { ownApplicationEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { isPublicJob } from '../../../records/jobs/public-jobs.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { isUntold } from './standing.ts';

/** Lists jobs where applying again would change nothing; leaves out jobs that are not public. */
export const listAppliedJobs: Service<(typeof ownApplicationEndpoints)['appliedJobs']> = async ({
  actor,
}) => {
  const { _id } = await findOwnRecord(actor);
  const applications = await ApplicationModel.find({ candidateId: _id, deletedAt: null }).lean();
  const now = new Date();
  const running = applications.filter(
    (one) => one.status === 'active' || one.status === 'placed' || isUntold(one, now),
  );
  const jobs = await jobsById(running.map(({ jobId }) => jobId));
  return {
    data: running.flatMap(({ jobId, createdAt }) => {
      const job = jobs.get(jobId.toHexString());
      return job && isPublicJob(job)
        ? [{ jobId: jobId.toHexString(), since: createdAt.toISOString() }]
        : [];
    }),
  };
};
