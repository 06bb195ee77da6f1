import type { QueryFilter, Types } from 'mongoose';
import { ApplicationModel, type Application } from './application.model.ts';

export { mayAddTo } from './applications.policy.ts';

const live: QueryFilter<Application> = {
  status: { $in: ['active', 'placed'] },
  deletedAt: null,
};

/** Who is on a job now. */
export const peopleOnJob = (jobId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('candidateId', { jobId, ...live });

/** Who was ever added to one of these jobs. */
export const peopleEverOnJobs = (jobIds: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('candidateId', { jobId: { $in: [...jobIds] }, deletedAt: null });

/** Those of these people who were ever added to a job, whoever may know of it. */
export const everOnJobs = (candidateIds: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('candidateId', {
    candidateId: { $in: [...candidateIds] },
    deletedAt: null,
  });

/** The jobs that a person is on now. */
export const jobsOfPerson = (candidateId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  ApplicationModel.distinct('jobId', { candidateId, ...live });
