import { candidateListQuery, type PoolRule } from '@muster/contracts';
import type { QueryFilter, Types } from 'mongoose';
import {
  recordFilling,
  poolWithPlaces,
  smartPools,
  type Pool,
  type PoolWithPlaces,
} from '../../pools/api/pool-members.ts';
import { withPresentSkills } from '../../skills/api/present-skills.ts';
import { filterOf } from '../list/candidate-filter.ts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';
import { changeAll } from './change-all.ts';
import { shareWithVetters } from './vetter-shares.ts';

/**
 * The candidates a rule finds, regardless of rights; null for a rule that cannot be read. Private
 * records are never found by a rule.
 */
export async function ruleFilter(rule: PoolRule): Promise<QueryFilter<Candidate> | null> {
  const query = candidateListQuery.safeParse(rule);
  if (!query.success) return null;
  const asked = filterOf(await withPresentSkills(query.data));
  return { $and: [{ deletedAt: null, isPrivate: false }, ...asked] };
}

/** The candidates a smart pool's rule finds; null for manual pools. */
const filterOfPool = async ({ kind, smartFilter }: Pool): Promise<QueryFilter<Candidate> | null> =>
  kind === 'smart' && smartFilter ? ruleFilter(smartFilter) : null;

/** Whether the filter of a smart pool finds this person. */
export async function fitsPool(pool: Pool, { _id }: Pick<Candidate, '_id'>): Promise<boolean> {
  const filter = await filterOfPool(pool);
  return filter !== null && (await CandidateModel.exists({ $and: [{ _id }, filter] })) !== null;
}

/** Fills smart pools anew: who fits or is pinned is in, who is excluded or fits no more is out. */
export async function refreshSmartPools(signal: AbortSignal): Promise<number> {
  let moved = 0;
  const pools = await smartPools();
  for (const filled of pools) {
    if (signal.aborted) break;
    moved += await fill(filled, signal);
  }
  await shareWithVetters(
    pools.map(({ pool }) => pool.ownerUserId),
    signal,
  );
  return moved;
}

/** Computes the members of a pool anew after a change; a deleted pool has none. */
export async function refillPool(
  poolId: Types.ObjectId,
  ownerIds: readonly Types.ObjectId[],
  signal: AbortSignal,
): Promise<void> {
  const found = await poolWithPlaces(poolId);
  if (found) await fill(found, signal);
  await shareWithVetters(ownerIds, signal);
}

async function fill({ pool, inside, excluded }: PoolWithPlaces, signal: AbortSignal) {
  const filter = await filterOfPool(pool);
  // A rule that cannot be read changes no membership.
  if (pool.kind === 'smart' && !filter && !pool.deletedAt) return 0;
  const belongs: QueryFilter<Candidate> = {
    $or: [
      ...(filter ? [{ $and: [filter, { _id: { $nin: excluded } }] }] : []),
      { _id: { $in: inside } },
    ],
  };
  const isIn = { poolIds: pool._id };
  const moved = pool.deletedAt
    ? await changeAll(isIn, { $pull: isIn }, signal)
    : (await changeAll(
        { $and: [belongs, { poolIds: { $ne: pool._id } }] },
        { $addToSet: isIn },
        signal,
      )) + (await changeAll({ $and: [isIn, { $nor: [belongs] }] }, { $pull: isIn }, signal));
  await recordFilling(pool, await CandidateModel.countDocuments({ ...isIn, deletedAt: null }));
  return moved;
}
