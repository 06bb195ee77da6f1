import type { NextClock } from '@muster/contracts';
import type { Types } from 'mongoose';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { liveStagesOf } from '../stages/live-stages.ts';
import { waitingDueAt } from '../stages/stage-clock.ts';

/** The clock that runs out first among the people on each of these jobs; two queries for all. */
export async function nextClocksOf(
  jobIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, NextClock>> {
  const oldest = (await liveStagesOf(jobIds)).filter(({ _id }) => !_id.onHold);
  const [{ stage }, companies] = await Promise.all([
    readPipelines(),
    companiesById(oldest.map(({ companyId }) => companyId)),
  ]);
  const next = new Map<string, NextClock>();
  for (const { _id, companyId, ...entry } of oldest) {
    const company = companies.get(companyId.toHexString());
    const due = company && waitingDueAt({ ..._id, ...entry }, stage(_id.stageId), company);
    const job = _id.jobId.toHexString();
    const known = next.get(job);
    if (due && (!known || due.toISOString() < known.dueAt))
      next.set(job, { stageKind: _id.stageKind, dueAt: due.toISOString() });
  }
  return next;
}
