import type { Actor } from '../../../auth/actor.ts';
import { reaches as reachesJob, type Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';

type Scored = Pick<Application, 'matchScore' | 'matchScoreWithoutRate'> &
  Parameters<typeof reaches>[2];

/**
 * The score as a reader may know it: without the part of the rate unless they read the person's
 * rates and the job's, as in the explained match.
 */
export const scoreFor = (actor: Actor, application: Scored, job: Job): number | null =>
  reaches(actor, 'application.readPayRate', application, job) &&
  reachesJob(actor, 'job.readPayRate', job)
    ? application.matchScore
    : application.matchScoreWithoutRate;
