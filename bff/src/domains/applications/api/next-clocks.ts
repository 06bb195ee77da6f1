import type { ApplicationStageKind, NextClock } from '@muster/contracts';
import type { Types } from 'mongoose';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { waitingDueAt } from '../stages/stage-clock.ts';

interface OldestInStage {
  _id: { jobId: Types.ObjectId; stageId: string; stageKind: ApplicationStageKind };
  companyId: Types.ObjectId;
  stageEnteredAt: Date;
  submittedAt: Date | null;
}

/** The clock that runs out first among the people on each of these jobs; two queries for all. */
export async function nextClocksOf(
  jobIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, NextClock>> {
  if (jobIds.length === 0) return new Map();
  const oldest = await ApplicationModel.aggregate<OldestInStage>([
    { $match: { jobId: { $in: [...jobIds] }, status: 'active', onHold: false, deletedAt: null } },
    {
      $group: {
        _id: { jobId: '$jobId', stageId: '$stageId', stageKind: '$stageKind' },
        companyId: { $first: '$companyId' },
        stageEnteredAt: { $min: '$stageEnteredAt' },
        submittedAt: { $min: '$submittedAt' },
      },
    },
  ]);
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
