import { livePlacementStates } from '@muster/contracts';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { PlacementModel, type Placement } from './placement.model.ts';
import { scopeFor } from './placements.policy.ts';
import type { Selected } from '../../db/selected.ts';

const live = [...livePlacementStates];
/** States of current and agreed placements. */
const bound: Placement['status'][] = ['pending_start', ...live];

/** The placements that a reader may know of; null if they may read none. */
const readable = async (actor: Actor): Promise<QueryFilter<Placement> | null> =>
  actor.can('placement.list') ? scopeFor(actor, 'placement.list') : null;

/**
 * Counts contractors by client, regardless of rights; the caller decides who may see the numbers.
 */
export async function countContractors(
  companyIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  if (companyIds.length === 0) return new Map();
  const counts = await PlacementModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { companyId: { $in: [...companyIds] }, status: { $in: live } } },
    { $group: { _id: '$companyId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}

const contractorFields = {
  number: 1,
  candidateId: 1,
  jobId: 1,
  status: 1,
  startDate: 1,
  plannedEndDate: 1,
} as const;

/** Returns a client's contractors at work, earliest end first; null if the reader may read none. */
export async function contractorsOf(
  actor: Actor,
  companyId: Types.ObjectId,
  limit: number,
): Promise<Selected<Placement, typeof contractorFields>[] | null> {
  const within = await readable(actor);
  if (!within) return null;
  const found = await PlacementModel.find(
    { $and: [{ companyId, status: { $in: live } }, within] },
    contractorFields,
  ).lean();
  // Without an end date they stay longest.
  const end = ({ plannedEndDate }: Pick<Placement, 'plannedEndDate'>) => plannedEndDate ?? '9999';
  return found.toSorted((a, b) => end(a).localeCompare(end(b))).slice(0, limit);
}

/** Counts a client's live and agreed contracts, regardless of rights. */
export const countBoundPlacements = (
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<number> =>
  PlacementModel.countDocuments({ companyId, status: { $in: bound } }).session(session);

/** Returns the clients for which a candidate works now. */
export async function clientsWorkedFor(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ReadonlySet<string>> {
  const ids: Types.ObjectId[] = await PlacementModel.distinct('companyId', {
    candidateId,
    status: { $in: live },
  }).session(session);
  return new Set(ids.map((id) => id.toHexString()));
}

/** Counts the people that each of a client's members leads, at work or about to start. */
export async function countSupervised(
  companyId: Types.ObjectId,
  memberIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number>> {
  if (memberIds.length === 0) return new Map();
  const counts = await PlacementModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: {
        companyId,
        status: { $in: bound },
        supervisorCompanyUserId: { $in: [...memberIds] },
      },
    },
    { $group: { _id: '$supervisorCompanyUserId', count: { $sum: 1 } } },
  ]).session(session);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}
