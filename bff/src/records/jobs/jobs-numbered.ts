import type { Actor } from '../../auth/actor.ts';
import { JobModel, type Job } from './job.model.ts';
import { scopeFor } from './jobs.policy.ts';

/** Returns the jobs in the reader's scope with one of these numbers. */
export const jobsNumbered = (actor: Actor, numbers: readonly string[]): Promise<Job[]> =>
  JobModel.find({
    $and: [{ number: { $in: [...numbers] }, deletedAt: null }, scopeFor(actor, 'job.list')],
  }).lean();
