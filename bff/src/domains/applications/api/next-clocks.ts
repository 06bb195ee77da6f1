import type { NextClock } from '@muster/contracts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { liveStagesOf } from '../stages/live-stages.ts';
import { waitingDueAt } from '../stages/stage-clock.ts';

/** Returns the clock that runs out first on each of these jobs, with two queries for all. */
export async function nextClocksOf(
  jobs: readonly Pick<Job, '_id' | 'status'>[],
): Promise<ReadonlyMap<string, NextClock>> {
  const byId = new Map(jobs.map((job) => [job._id.toHexString(), job]));
  const live = await liveStagesOf(jobs.map(({ _id }) => _id));
  const oldest = live.filter(({ _id }) => !_id.onHold);
  const [{ stage }, companies] = await Promise.all([
    readPipelines(),
    companiesById(oldest.map(({ companyId }) => companyId)),
  ]);
  const next = new Map<string, NextClock>();
  for (const { _id, companyId, stageClock, clientClock } of oldest) {
    const id = _id.jobId.toHexString();
    const [job, company] = [byId.get(id), companies.get(companyId.toHexString())];
    if (!job || !company) continue;
    const standing = { ..._id, stageEnteredAt: stageClock, submittedAt: clientClock };
    const due = waitingDueAt(standing, stage(_id.stageId), company, job);
    const known = next.get(id);
    if (due && (!known || due.toISOString() < known.dueAt))
      next.set(id, { stageKind: _id.stageKind, dueAt: due.toISOString() });
  }
  return next;
}
