import { mongo, type ClientSession, type QueryFilter, type Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { isInMoment, readOnce, rowsAtHand } from '../../db/one-moment.ts';
import { membershipOf } from '../companies/company-directory.ts';
import { jobRows } from './job-lookup.ts';
import { JobModel, type Job } from './job.model.ts';
import { clientScopeFor, isEnded } from './jobs.policy.ts';

export { clockFacts } from './job-clock-facts.ts';

/** Maximum number of live jobs shown to one client. */
const maxJobs = 200;

/** Returns the jobs on a client user's dashboard, finished ones on request. */
export async function clientJobsOf(actor: Actor, reach: { ended?: boolean } = {}): Promise<Job[]> {
  if (isInMoment() && !reach.ended) {
    // Some parts of a client's page begin with all jobs, which include these.
    const all = await jobsWithin(actor, { ended: true });
    if (all.length < maxJobs) return all.filter((job) => !isEnded(job));
  }
  return jobsWithin(actor, reach);
}

async function jobsWithin(actor: Actor, reach: { ended?: boolean }): Promise<Job[]> {
  const within = await seenBy(actor, reach);
  if (!within) return [];
  // Several parts of a client's page begin with the same jobs.
  const jobs = await readOnce(
    null,
    `client jobs ${mongo.BSON.EJSON.stringify(within)}`,
    async () => {
      const found = await JobModel.find(within)
        .sort({ openedDate: -1, _id: -1 })
        .limit(maxJobs)
        .lean();
      rowsAtHand(jobRows, found);
      return found;
    },
  );
  return jobs ?? [];
}

/** Returns a job visible to a client user, finished ones included; null for any other. */
export async function clientJob(
  actor: Actor,
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Job | null> {
  const within = await seenBy(actor, { ended: true });
  return within
    ? JobModel.findOne({ $and: [{ _id: jobId }, within] }, null, { session }).lean()
    : null;
}

/** Checks whether a client user sees a job on their dashboard, or with `ended` at all. */
export async function clientMaySee(
  actor: Actor,
  jobId: Types.ObjectId,
  session: ClientSession | null = null,
  reach: { ended?: boolean } = {},
): Promise<boolean> {
  const within = await seenBy(actor, reach);
  if (!within) return false;
  const found = await JobModel.exists({ $and: [{ _id: jobId }, within] }).session(session);
  return found !== null;
}

async function seenBy(
  actor: Actor,
  reach: { ended?: boolean } = {},
): Promise<QueryFilter<Job> | null> {
  if (!actor.companyId) return null;
  const membership = await membershipOf(actor.companyId, actor.userId);
  return {
    $and: [{ deletedAt: null }, clientScopeFor(actor, membership, reach)],
  };
}
