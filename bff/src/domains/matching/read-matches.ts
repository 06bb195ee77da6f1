import {
  fromMinorUnits,
  limits,
  type JobMatch,
  type Match,
  type PersonMatch,
  type matchingEndpoints,
} from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { candidatePhoto } from '../../identity/people/photo-address.ts';
import { jobsOfPerson, mayAddTo, peopleOnJob } from '../../records/applications/people-on-jobs.ts';
import { findCandidate } from '../../records/candidates/candidate-lookup.ts';
import {
  hourlyRateOf,
  visibleMatchables,
  type MatchableCandidate,
} from '../candidates/api/matchable-candidates.ts';
import { companyNames } from '../../records/companies/company-directory.ts';
import { findJob, reaches, workableJobs, type Job } from '../../records/jobs/job-lookup.ts';
import { pairMatch } from './api/pair-match.ts';
import { explainMatches } from './explain-match.ts';
import { JobMatchesModel } from './job-match.model.ts';
import { findBest } from './score-all-candidates.ts';
import { hourlyPayRange } from './read-facts.ts';
import { isOutdated } from './refresh-matches.ts';

export const readJobMatches: Service<typeof matchingEndpoints.ofJob> = async (
  { actor },
  { params },
) => {
  const job = await findJob(actor, params.id);
  const kept = await JobMatchesModel.findById(job._id).lean();
  // Reading stores nothing; the next background run does.
  const found = kept && !isOutdated(job, kept) ? kept : await findBest(job);
  const there = new Set((await peopleOnJob(job._id)).map((id) => id.toHexString()));
  const people = await visibleMatchables(
    actor,
    found.candidateIds.filter((id) => !there.has(id.toHexString())),
  );
  const matches = await explainMatches(
    actor,
    people.map((candidate) => ({ candidate, job })),
  );
  return {
    data: matches
      .filter(({ match }) => match.blocks.length === 0)
      .slice(0, limits.match.list)
      .map(({ candidate, match }) => ({ candidate: showPerson(candidate, match), match })),
    ...(reaches(actor, 'job.readPayRate', job) && { payRange: hourlyPayRange(job) }),
    computedAt: found.computedAt.toISOString(),
    considered: found.considered,
    // Only readers who may see the job's rate learn how many expect more.
    loosen: found.loosen.filter(({ demand }) => demand !== 'rate' || readsPay(matches)),
  };
};

/** Checks whether the reader may see this job's rates. */
const readsPay = (matches: readonly { match: { parts: readonly { part: string }[] } }[]): boolean =>
  matches.some(({ match }) => match.parts.some(({ part }) => part === 'rate'));

export const readPairMatch: Service<typeof matchingEndpoints.ofPair> = (
  { actor },
  { params: { id, candidateId } },
) => pairMatch(actor, { candidateId, jobId: id });

export const readCandidateMatches: Service<typeof matchingEndpoints.ofCandidate> = async (
  { actor },
  { params },
) => {
  const { _id, skills } = await findCandidate(actor, params.id);
  const [candidate] = await visibleMatchables(actor, [_id]);
  if (!candidate) throw new AppError('NOT_FOUND');
  const jobs = await workableJobs(actor, [
    { _id: { $nin: await jobsOfPerson(_id) } },
    { skillIds: { $in: skills.map(({ skillId }) => skillId) } },
  ]);
  const matches = await explainMatches(
    actor,
    jobs.map((job) => ({ candidate, job })),
  );
  const shown = matches.slice(0, limits.match.list);
  const names = await companyNames(shown.map(({ job }) => job.companyId));
  return {
    data: shown.map(({ job, match }) => ({
      job: showJob(job, names),
      match,
      mayAdd: match.blocks.length === 0 && mayAddTo(actor, job),
    })),
  };
};

/** Only a reader who gets the rate's part of the score may see the rate itself. */
const showPerson = (candidate: MatchableCandidate, { parts }: Match): PersonMatch['candidate'] => ({
  id: candidate._id.toHexString(),
  number: candidate.number,
  name: candidate.name,
  ...candidatePhoto(candidate),
  headline: candidate.headline,
  status: candidate.status,
  vettingStatus: candidate.vettingStatus,
  country: candidate.country,
  timeZone: candidate.timeZone,
  seniority: candidate.seniority,
  primaryRole: candidate.primaryRole,
  englishLevel: candidate.englishLevel,
  noticePeriodDays: candidate.noticePeriodDays,
  city: candidate.city,
  availableFrom: candidate.availableFrom,
  ...(parts.some(({ part }) => part === 'rate') && { expectedRate: expectedRate(candidate) }),
});

function expectedRate(candidate: MatchableCandidate) {
  const rate = hourlyRateOf(candidate);
  return rate && { amount: fromMinorUnits(rate.amountMinor), currency: rate.currency };
}

const showJob = (job: Job, names: ReadonlyMap<string, string>): JobMatch['job'] => ({
  id: job._id.toHexString(),
  number: job.number,
  title: job.title,
  status: job.status,
  priority: job.priority,
  company: { id: job.companyId.toHexString(), name: names.get(job.companyId.toHexString()) ?? '' },
});
