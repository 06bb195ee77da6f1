import type { Types } from 'mongoose';
import { JobModel, type Job } from './job.model.ts';

/**
 * Returns jobs that need candidates, regardless of rights; with skills, only jobs that ask for one
 * of them.
 */
export const matchableJobs = (skillIds?: readonly Types.ObjectId[]): Promise<Job[]> =>
  JobModel.find({
    status: 'open',
    deletedAt: null,
    ...(skillIds && { skillIds: { $in: [...skillIds] } }),
  })
    .limit(2000)
    .lean();
