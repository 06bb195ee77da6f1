import type { Types } from 'mongoose';
import { keepScores, scorableApplications } from '../../records/applications/match-scores.ts';
import { matchablesById } from '../candidates/api/matchable-candidates.ts';
import { jobsById } from '../../records/jobs/job-lookup.ts';
import { jobNeeds, personFacts } from './read-facts.ts';
import { scoresOf } from './score-match.ts';

/** Upper bound on the scores per run; the next run continues with those without one. */
const max = 2000;

/** Updates the scores on cards for these jobs and people, and for new cards. */
export async function scoreApplications({
  jobIds,
  candidateIds,
  now,
}: Record<'jobIds' | 'candidateIds', readonly Types.ObjectId[]> & { now: Date }): Promise<void> {
  const applications = await scorableApplications({ jobIds, candidateIds }, max);
  const jobs = await jobsById(applications.map(({ jobId }) => jobId));
  const people = new Map(
    (await matchablesById(applications.map(({ candidateId }) => candidateId))).map((person) => [
      person._id.toHexString(),
      person,
    ]),
  );
  const scores = applications.flatMap(({ _id, candidateId, jobId }) => {
    const job = jobs.get(jobId.toHexString());
    const person = people.get(candidateId.toHexString());
    if (!job || !person) return [];
    return [{ applicationId: _id, ...scoresOf(personFacts(person, now), jobNeeds(job), now) }];
  });
  await keepScores(scores);
}
