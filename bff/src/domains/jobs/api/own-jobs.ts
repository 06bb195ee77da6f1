import { jobPriorities, type HomeJob } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { pipelineCountsOf } from '../../applications/api/job-pipeline.ts';
import { nextClocksOf } from '../../applications/api/next-clocks.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { unfinishedJobsOf, type Job } from '../../../records/jobs/job-lookup.ts';
import { reaches, seesClientOfJobs } from '../../../records/jobs/jobs.policy.ts';

const max = 50;

/** Returns the unfinished jobs that a user leads, looks after or works on. */
export async function findOwnJobs(actor: Actor): Promise<{ total: number; data: HomeJob[] }> {
  const found = await unfinishedJobsOf(actor);
  const shown = found.toSorted(byUrgency).slice(0, max);
  const withClient = seesClientOfJobs(actor);
  const readable = shown.filter((job) => reaches(actor, 'application.list', job));
  const [names, pipelines, clocks] = await Promise.all([
    companyNames(withClient ? shown.map(({ companyId }) => companyId) : []),
    pipelineCountsOf(readable.map(({ _id }) => _id)),
    nextClocksOf(readable),
  ]);
  return {
    total: found.length,
    data: shown.map((job) => ({
      id: job._id.toHexString(),
      number: job.number,
      title: job.title,
      status: job.status,
      priority: job.priority,
      ...(withClient && {
        company: {
          id: job.companyId.toHexString(),
          name: names.get(job.companyId.toHexString()) ?? '',
        },
      }),
      positionsCount: job.positionsCount,
      positionsFilled: job.positionsFilled,
      openedDate: job.openedDate,
      ...pipelines.get(job._id.toHexString()),
      ...(pipelines.has(job._id.toHexString()) && {
        nextClock: clocks.get(job._id.toHexString()) ?? null,
      }),
    })),
  };
}

/** The most urgent first; of equal ones the one that has been open longest. */
type Urgency = Pick<Job, 'number' | 'openedDate' | 'priority'>;

const byUrgency = (a: Urgency, b: Urgency): number =>
  jobPriorities.indexOf(b.priority) - jobPriorities.indexOf(a.priority) ||
  (a.openedDate ?? '9999').localeCompare(b.openedDate ?? '9999') ||
  a.number.localeCompare(b.number);
