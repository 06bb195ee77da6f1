import { jobPriorities, type applicationEndpoints, type JobChoice } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { foldText } from '../../../db/fold-text.ts';
import type { Service } from '../../../http/mount.ts';
import {
  findCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { workableJobs, worksOn, type Job } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { mayAddTo } from '../../../records/applications/applications.policy.ts';
import { additionJudge } from './judge-addition.ts';

const max = 50;

/** Lists jobs that a candidate can be added to, with the reason for jobs where they cannot. */
export const readJobChoices: Service<typeof applicationEndpoints.jobChoices> = async (
  { actor },
  { query },
) => {
  const candidate = query.candidateId ? await findCandidate(actor, query.candidateId) : null;
  const jobs = (await workableJobs(actor, [])).filter((job) => mayAddTo(actor, job));
  const companies = await companyNames(jobs.map(({ companyId }) => companyId));
  const shown = jobs
    .filter((job) => matches(query.q, job, companies))
    .toSorted(byFitness(actor, candidate))
    .slice(0, max);
  const [people, live, refusals] = await Promise.all([
    findPeople(shown.map(({ leadRecruiterId }) => leadRecruiterId)),
    liveOnJobs(shown),
    refusalsFor(actor, candidate, shown),
  ]);
  return {
    data: shown.map((job): JobChoice => ({
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      priority: job.priority,
      company: {
        id: job.companyId.toHexString(),
        name: companies.get(job.companyId.toHexString()) ?? '',
      },
      confidential: job.confidential,
      positionsCount: job.positionsCount,
      positionsFilled: job.positionsFilled,
      liveApplications: live.get(job._id.toHexString()) ?? 0,
      leadRecruiter: people.ref(job.leadRecruiterId),
      own: worksOn(actor, job),
      skills: candidate && { asked: job.skillIds.length, met: sharedSkills(candidate, job) },
      refusal: refusals(job),
    })),
  };
};

/** Checks that each search word occurs in title, number or client. */
function matches(q: string | undefined, job: Job, companies: ReadonlyMap<string, string>): boolean {
  if (!q) return true;
  const text = foldText(
    `${job.title} ${job.number} ${companies.get(job.companyId.toHexString()) ?? ''}`,
  );
  return foldText(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const sharedSkills = ({ skills }: Candidate, { skillIds }: Job): number =>
  skillIds.filter((id) => skills.some(({ skillId }) => skillId.equals(id))).length;

/** Orders own jobs first, then by matching skills, then by urgency. */
const byFitness =
  (actor: Actor, candidate: Candidate | null) =>
  (a: Job, b: Job): number =>
    Number(worksOn(actor, b)) - Number(worksOn(actor, a)) ||
    (candidate ? sharedSkills(candidate, b) - sharedSkills(candidate, a) : 0) ||
    jobPriorities.indexOf(b.priority) - jobPriorities.indexOf(a.priority) ||
    (a.openedDate ?? '9999').localeCompare(b.openedDate ?? '9999') ||
    a.number.localeCompare(b.number);

async function liveOnJobs(jobs: readonly Job[]): Promise<ReadonlyMap<string, number>> {
  const counts = await ApplicationModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: { jobId: { $in: jobs.map(({ _id }) => _id) }, status: 'active', deletedAt: null },
    },
    { $group: { _id: '$jobId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

const shownRefusals = [
  'APPLICATION_EXISTS',
  'CANDIDATE_EXCLUDED_FOR_CLIENT',
  'CANDIDATE_DO_NOT_CONTACT',
  'EARLIER_ATTEMPT',
] as const;

async function refusalsFor(
  actor: Actor,
  candidate: Candidate | null,
  jobs: readonly Job[],
): Promise<(job: Job) => JobChoice['refusal']> {
  if (!candidate) return () => null;
  const judge = await additionJudge([candidate._id], jobs, { again: false });
  const tellsRule = reaches(actor, 'candidate.readExclusions', candidate);
  return (job) => {
    const verdict = judge(candidate, job);
    if (verdict.outcome === 'ok') return null;
    const code = shownRefusals.find((one) => one === verdict.code);
    if (!code) return null;
    const { exclusion } = verdict;
    return {
      code,
      ...(exclusion && tellsRule && { rule: { rule: exclusion.rule, note: exclusion.note } }),
    };
  };
}
