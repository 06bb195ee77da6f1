import type { Types } from 'mongoose';
import { keepScores, scorableApplications } from '../../records/applications/match-scores.ts';
import { matchablesById } from '../candidates/api/matchable-candidates.ts';
import { jobsById } from '../../records/jobs/job-lookup.ts';
import { jobNeeds, personFacts } from './read-facts.ts';
import { scoresOf } from './score-match.ts';

/** What one run scores at most; those without a score are met by the next. */
const most = 2000;

/** Brings the scores on cards up to date: those of these jobs and people, and new ones. */
export async function scoreApplications({
  jobIds,
  candidateIds,
  now,
}: Record<'jobIds' | 'candidateIds', readonly Types.ObjectId[]> & { now: Date }): Promise<void> {
  const applications = await scorableApplications({ jobIds, candidateIds }, most);
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
