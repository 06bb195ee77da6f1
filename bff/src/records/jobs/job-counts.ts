import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { JobModel } from './job.model.ts';
import { scopeFor } from './jobs.policy.ts';

/** Counts open jobs by company, of those that the actor may see; one query for all. */
export const countOpenJobs = (
  actor: Actor,
  companyIds: readonly Types.ObjectId[],
): Promise<Map<string, number>> => openJobsBy(actor, 'companyId', companyIds);

/** Counts the open jobs in the actor's list by lead; one query for all. */
export const openJobsByLead = (
  actor: Actor,
  userIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> => openJobsBy(actor, 'leadRecruiterId', userIds);

async function openJobsBy(
  actor: Actor,
  field: 'companyId' | 'leadRecruiterId',
  ids: readonly Types.ObjectId[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const counts = await JobModel.aggregate<{ _id: Types.ObjectId; jobs: number }>([
    {
      $match: {
        $and: [
          { [field]: { $in: [...ids] }, status: 'open', deletedAt: null },
          scopeFor(actor, 'job.list'),
        ],
      },
    },
    { $group: { _id: `$${field}`, jobs: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, jobs }) => [_id.toHexString(), jobs]));
}

/** Counts the open jobs in the actor's list by the pools they search; one query for all. */
export async function openJobsByPool(
  actor: Actor,
  poolIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  if (poolIds.length === 0) return new Map();
  const wanted = { poolIds: { $in: [...poolIds] } };
  const counts = await JobModel.aggregate<{ _id: Types.ObjectId; jobs: number }>([
    {
      $match: {
        $and: [{ ...wanted, status: 'open', deletedAt: null }, scopeFor(actor, 'job.list')],
      },
    },
    { $unwind: '$poolIds' },
    { $match: wanted },
    { $group: { _id: '$poolIds', jobs: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, jobs }) => [_id.toHexString(), jobs]));
}

/** Checks whether the actor's list contains a job in any state. */
export const listsAnyJob = async (actor: Actor): Promise<boolean> =>
  (await JobModel.exists({ $and: [{ deletedAt: null }, scopeFor(actor, 'job.list')] })) !== null;

/** Counts the open jobs that the actor may see, and their free seats. */
export async function sumOpenJobs(actor: Actor): Promise<{ value: number; seatsToFill: number }> {
  const [sum] = await JobModel.aggregate<{ jobs: number; seats: number; filled: number }>([
    { $match: { $and: [{ status: 'open', deletedAt: null }, scopeFor(actor, 'job.list')] } },
    {
      $group: {
        _id: null,
        jobs: { $sum: 1 },
        seats: { $sum: '$positionsCount' },
        filled: { $sum: '$positionsFilled' },
      },
    },
  ]);
  return {
    value: sum?.jobs ?? 0,
    seatsToFill: Math.max(0, (sum?.seats ?? 0) - (sum?.filled ?? 0)),
  };
}
