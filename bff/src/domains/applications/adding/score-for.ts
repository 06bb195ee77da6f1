import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reaches as reachesJob, type Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { keptMarks } from '../../../records/vetting/kept-marks.ts';

type Scored = Pick<Application, 'candidateId' | 'matchScore' | 'matchScoreWithoutRate'> &
  Parameters<typeof reaches>[2];

/**
 * Returns these candidates' scores as the reader may know them. The rate part is left out unless
 * they may read the rates of both candidate and job, as in the explained match; a score that counts
 * interviewers' marks hidden from the reader is left out entirely.
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
