import { hourMs } from '@muster/contracts';
import type { Types } from 'mongoose';
import { matchableSince } from '../candidates/api/matchable-candidates.ts';
import { matchableJobs } from '../../records/jobs/matchable-jobs.ts';
import type { Job } from '../../records/jobs/job-lookup.ts';
import { scoreApplications } from './score-applications.ts';
import { JobMatchesModel, type JobMatches } from './job-match.model.ts';
import { storeBestMatches } from './score-all-candidates.ts';
import { unhindered } from './match-facts.ts';
import { jobNeeds, personFacts } from './read-facts.ts';
import { scoreMatch } from './score-match.ts';

/**
 * All candidates are scored again after this time, because notice periods pass and vettings age.
 */
const stale = 12 * hourMs;
/** Limits per run; the next one continues. */
const max = { jobs: 50, people: 500 };

type Known = Pick<JobMatches, '_id' | 'computedAt' | 'lowest'>;

/** Whether a job needs a full scoring. */
export const isOutdated = (job: Job, known: Pick<JobMatches, 'computedAt'> | null): boolean =>
  !known || known.computedAt < job.updatedAt;

/**
 * Keeps the stored matches of open jobs up to date: changed jobs and old results are scored again,
 * and people who changed since the last run are inserted into the results of jobs they fit.
 */
export async function refreshMatches(
  since: Date,
  signal: AbortSignal,
  now = new Date(),
): Promise<Date> {
  const jobs = await matchableJobs();
  const known = await knownMatches(jobs);
  const old = new Date(now.getTime() - stale);
  const due = jobs
    .filter((job) => {
      const matches = known.get(job._id.toHexString()) ?? null;
      return isOutdated(job, matches) || (matches && matches.computedAt < old);
    })
    .slice(0, max.jobs);
  for (const job of due) {
    if (signal.aborted) return since;
    await storeBestMatches(job);
  }
  const anew = new Set(due.map(({ _id }) => _id.toHexString()));
  const others = jobs.filter(({ _id }) => !anew.has(_id.toHexString()));
  const people = await matchableSince(since, max.people);
  for (const person of people) {
    if (signal.aborted) return since;
    const skills = new Set(person.skills.map(({ skillId }) => skillId.toHexString()));
    const fitting = others.filter(
      ({ skillIds, _id }) =>
        known.has(_id.toHexString()) && skillIds.some((id) => skills.has(id.toHexString())),
    );
    await putAmong(person._id, fitting, (job) => {
      const match = scoreMatch(personFacts(person, now), jobNeeds(job), unhindered, {
        now,
        withRate: true,
      });
      const { lowest } = known.get(job._id.toHexString()) as Known;
      return match.blocks.length === 0 && match.score >= lowest;
    });
  }
  await scoreApplications({
    jobIds: due.map(({ _id }) => _id),
    candidateIds: people.map(({ _id }) => _id),
    now,
  });
  return people.length === max.people ? (people.at(-1)?.updatedAt ?? now) : now;
}

async function knownMatches(jobs: readonly Job[]): Promise<ReadonlyMap<string, Known>> {
  const found = await JobMatchesModel.find(
    { _id: { $in: jobs.map(({ _id }) => _id) } },
    { computedAt: 1, lowest: 1 },
  ).lean();
  return new Map(found.map((one) => [one._id.toHexString(), one]));
}

async function putAmong(
  candidateId: Types.ObjectId,
  jobs: readonly Job[],
  fits: (job: Job) => boolean,
): Promise<void> {
  const ids = jobs.filter(fits).map(({ _id }) => _id);
  if (ids.length > 0)
    await JobMatchesModel.updateMany(
      { _id: { $in: ids } },
      { $addToSet: { candidateIds: candidateId } },
    );
}
