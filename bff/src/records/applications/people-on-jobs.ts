import type { QueryFilter, Types } from 'mongoose';
import { ApplicationModel, type Application } from './application.model.ts';

export { mayAddTo } from './applications.policy.ts';

const live: QueryFilter<Application> = {
  status: { $in: ['active', 'placed'] },
  deletedAt: null,
};

/** Returns the candidates on a job now. */
export const peopleOnJob = (jobId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('candidateId', { jobId, ...live });

/** Returns the candidates ever added to one of these jobs. */
export const peopleEverOnJobs = (jobIds: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('candidateId', { jobId: { $in: [...jobIds] }, deletedAt: null });

/** Returns which of these candidates were ever added to a job, regardless of rights. */
export const everOnJobs = (candidateIds: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    deletedAt: null,
  });

/** Returns the jobs that a candidate is on now. */
export const jobsOfPerson = (candidateId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('jobId', { candidateId, ...live });
