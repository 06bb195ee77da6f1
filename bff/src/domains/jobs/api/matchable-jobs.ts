import type { Types } from 'mongoose';
import { JobModel, type Job } from '../job.model.ts';

/** Jobs that people are looked for, whoever asks; with skills only those that ask for one. */
export const matchableJobs = (skillIds?: readonly Types.ObjectId[]): Promise<Job[]> =>
  JobModel.find({
    status: 'open',
    deletedAt: null,
    ...(skillIds && { skillIds: { $in: [...skillIds] } }),
  })
    .limit(2000)
    .lean<Job[]>();
