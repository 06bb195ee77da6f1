import type { Types } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { batchesOf } from '../../../jobs/batches.ts';
import { everyDueId } from '../../../jobs/every-due.ts';
import { giveWay } from '../../../jobs/give-way.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { recordFilled, recordMembers, smartPools } from '../../../records/pools/pool-filling.ts';
import type { Pool } from '../../../records/pools/pool-members.ts';
import { movePeople } from './move-people.ts';
import { withRules } from './smart-pools.ts';
import { shareWithVetters } from './vetter-shares.ts';
import type { RuledPool } from './who-fits.ts';

/** Some candidates, or all if undefined. */
type Some = readonly Types.ObjectId[] | undefined;

/**
 * Candidates per read and write: enough to share the cost, few enough that others wait only
 * briefly.
 */
const peopleAtOnce = 100;

/**
 * Refills smart pools: matching or pinned candidates are in, excluded or no longer matching ones
 * are out.
 */
export async function refreshSmartPools(signal: AbortSignal, some?: Some): Promise<number> {
  const pools = await smartPools();
  const moved = await fillPools(await withRules(pools, some), { signal, some });
  // A full run also repairs vetters' access, which may have been lost with a process.
  if (!some) await shareWithVetters(ownersOf(pools), signal);
  return moved;
}

interface Filling {
  signal: AbortSignal;
  some?: Some;
  /** Runs between two batches. */
  between?: () => Promise<void>;
}

/** Applies the rules of some pools to candidates; returns the number of moves. */
export async function fillPools(
  ruled: readonly RuledPool[],
  { signal, some, between }: Filling,
): Promise<number> {
  if (ruled.length === 0) return 0;
  const changed = new Map<string, number>();
  const people = some ?? everyDueId(CandidateModel, {}, signal);
  for await (const ids of batchesOf(people, peopleAtOnce)) {
    if (signal.aborted) break;
    const begin = performance.now();
    for (const id of await movePeople(ruled, ids)) changed.set(id, (changed.get(id) ?? 0) + 1);
    await between?.();
    await giveWay(begin);
  }
  const moved = ruled.filter(({ pool }) => changed.has(pool._id.toHexString()));
  for (const { pool } of some ? moved : ruled) {
    await recordPresent(pool._id);
    if (signal.aborted) continue;
    await recordFilled(pool);
    if (pool.refreshedAt === null) await announceFilled(pool._id);
  }
  if (moved.length > 0) await shareWithVetters(ownersOf(moved.map(({ pool }) => pool)), signal);
  return [...changed.values()].reduce((sum, count) => sum + count, 0);
}

/** Counts and stores a pool's current members. */
export const recordPresent = async (poolId: Types.ObjectId): Promise<void> =>
  recordMembers(poolId, await CandidateModel.countDocuments({ poolIds: poolId, deletedAt: null }));

/** Notifies open pages of the pool. */
export const announceFilled = (poolId: Types.ObjectId): Promise<void> =>
  transact(systemContext('pools:filled'), (tx) => announceChange(tx, 'pool', poolId));

const ownersOf = (pools: readonly Pool[]): Types.ObjectId[] =>
  pools.map(({ ownerUserId }) => ownerUserId);
