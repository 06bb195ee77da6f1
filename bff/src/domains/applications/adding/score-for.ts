import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reaches as reachesJob, type Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { keptMarks } from '../../../records/vetting/kept-marks.ts';

type Scored = Pick<Application, 'candidateId' | 'matchScore' | 'matchScoreWithoutRate'> &
  Parameters<typeof reaches>[2];

/**
 * The scores of these people as a reader may know them: without the part of the rate unless they
 * read the person's rates and the job's, as in the explained match; none where it counts marks of
 * interviewers that are kept from them.
 */
export async function scoresFor(
  actor: Actor,
  job: Job,
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<(application: Scored) => number | null> {
  const kept = await keptMarks(actor, candidateIds, session);
  return (application) => {
    if (kept.has(application.candidateId.toHexString())) return null;
    return reaches(actor, 'application.readPayRate', application, job) &&
      reachesJob(actor, 'job.readPayRate', job)
      ? application.matchScore
      : application.matchScoreWithoutRate;
  };
}
