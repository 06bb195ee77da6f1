import type { Types, QueryFilter } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import {
  recordFilling,
  poolWithPlaces,
  smartPools,
  type Pool,
  type PoolWithPlaces,
} from '../../../records/pools/pool-members.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeAll } from './change-all.ts';
import { ruleFilter } from './rule-filter.ts';
import { shareWithVetters } from './vetter-shares.ts';

/** Some candidates, or all of them. */
type Some = readonly Types.ObjectId[] | undefined;

/**
 * The candidates, of some or of all, that a smart pool's rule finds; null for manual pools and for
 * rules that cannot be read now: memberships then stay as they are.
 */
async function filterOfPool(
  { kind, smartFilter }: Pool,
  some?: Some,
): Promise<QueryFilter<Candidate> | null> {
  if (kind !== 'smart' || !smartFilter) return null;
  try {
    return await ruleFilter(smartFilter, some);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

/** Whether the filter of a smart pool finds this person; while it cannot be read, as it did last. */
export async function fitsPool(
  pool: Pool,
  { _id, poolIds }: Pick<Candidate, '_id' | 'poolIds'>,
): Promise<boolean> {
  const filter = await filterOfPool(pool, [_id]);
  if (!filter) return pool.kind === 'smart' && poolIds.some((id) => id.equals(pool._id));
  return (await CandidateModel.exists({ $and: [{ _id }, filter] })) !== null;
}

/** Fills smart pools anew: who fits or is pinned is in, who is excluded or fits no more is out. */
export async function refreshSmartPools(signal: AbortSignal, some?: Some): Promise<number> {
  const pools = await smartPools();
  const moved = await fillAll(pools, signal, some);
  // All of them once in a while: a vetter's share may have been lost with a process.
  if (!some) await shareWithVetters(ownersOf(pools), signal);
  return moved;
}

/** Fills the smart pools that could not be filled since their rules were changed. */
export async function fillWaitingPools(signal: AbortSignal): Promise<number> {
  const waiting = (await smartPools()).filter(({ pool }) => pool.refreshedAt === null);
  return waiting.length === 0 ? 0 : fillAll(waiting, signal);
}

async function fillAll(pools: readonly PoolWithPlaces[], signal: AbortSignal, some?: Some) {
  let moved = 0;
  const changed: PoolWithPlaces[] = [];
  for (const filled of pools) {
    if (signal.aborted) break;
    const moves = await fill(filled, signal, some);
    if (moves > 0) changed.push(filled);
    moved += moves;
  }
  if (changed.length > 0) await shareWithVetters(ownersOf(changed), signal);
  return moved;
}

const ownersOf = (pools: readonly PoolWithPlaces[]): Types.ObjectId[] =>
  pools.map(({ pool }) => pool.ownerUserId);

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

async function fill(
  { pool, inside, excluded }: PoolWithPlaces,
  signal: AbortSignal,
  some?: Some,
): Promise<number> {
  const filter = await filterOfPool(pool, some);
  // A rule that cannot be read changes no membership.
  if (pool.kind === 'smart' && !filter && !pool.deletedAt) return 0;
  const belongs: QueryFilter<Candidate> = {
    $or: [
      ...(filter ? [{ $and: [filter, { _id: { $nin: excluded } }] }] : []),
      { _id: { $in: inside } },
    ],
  };
  const isIn = { poolIds: pool._id };
  const among: QueryFilter<Candidate>[] = some ? [{ _id: { $in: [...some] } }] : [];
  const moved = pool.deletedAt
    ? await changeAll(isIn, { $pull: isIn }, signal)
    : (await changeAll(
        { $and: [...among, belongs, { poolIds: { $ne: pool._id } }] },
        { $addToSet: isIn },
        signal,
      )) +
      (await changeAll({ $and: [...among, isIn, { $nor: [belongs] }] }, { $pull: isIn }, signal));
  if (moved > 0 || !some)
    await recordFilling(pool, await CandidateModel.countDocuments({ ...isIn, deletedAt: null }));
  return moved;
}
