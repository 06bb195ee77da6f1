import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { JobModel } from './job.model.ts';
import { scopeFor } from './jobs.policy.ts';

/** Open jobs by company, of those that the actor may see; one query for all. */
export async function countOpenJobs(
  actor: Actor,
  companyIds: readonly Types.ObjectId[],
): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map();
  const counts = await JobModel.aggregate<{ _id: Types.ObjectId; jobs: number }>([
    {
      $match: {
        $and: [
          { companyId: { $in: [...companyIds] }, status: 'open', deletedAt: null },
          scopeFor(actor, 'job.list'),
        ],
      },
    },
    { $group: { _id: '$companyId', jobs: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, jobs }) => [_id.toHexString(), jobs]));
}
