import { minuteMs } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { notHeld, workHolder } from '../../jobs/held-work.ts';
import { PoolModel, type Pool } from './pool.model.ts';

const smart = { kind: 'smart', deletedAt: null } as const;
const waiting = { ...smart, refreshedAt: null } as const;

/** A process killed while filling a pool blocks others from it for this long. */
const leaseMs = minuteMs;
const poolWork = workHolder(PoolModel, leaseMs);

/** Active smart pools. */
export const smartPools = (): Promise<Pool[]> =>
  PoolModel.find({ ...smart, status: 'active' }).lean();

/** Requests a new filling of a pool, which is marked as waiting until it is done. */
export async function askForFilling({ _id }: Pool): Promise<void> {
  // A pool that is being filled keeps its state: it was changed, so it still waits when that
  // filling ends.
  await PoolModel.updateOne({ _id, ...smart, holder: null }, { refreshedAt: null, ...notHeld });
}

/** Claims all pools that wait to be filled, so that no other process fills them. */
export async function claimWaiting(): Promise<Pool[]> {
  const claimed: Pool[] = [];
  for (;;) {
    const pool = await poolWork.claim(waiting, { oldestBy: 'updatedAt' });
    if (!pool) return claimed;
    claimed.push(pool);
  }
}

/**
 * Renews the lease on pools while they are filled. Returns a function to call between two steps.
 */
export function holdOn(pools: readonly Pool[]): () => Promise<void> {
  let heldSince = Date.now();
  return async () => {
    if (Date.now() - heldSince < leaseMs / 4) return;
    heldSince = Date.now();
    await Promise.all(pools.map((pool) => poolWork.keep(pool, {})));
  };
}

/** Releases a pool; one that could not be filled is retried after a pause. */
export const letGo = (pool: Pool, isReadable: boolean): Promise<void> =>
  poolWork.release(pool, { pauseMs: isReadable ? 0 : minuteMs });

/** Returns those of these pools that have not changed since they were read. */
export async function unchangedPools(
  pools: readonly Pool[],
  session: ClientSession | null = null,
): Promise<Set<string>> {
  const same = await PoolModel.find(
    { $or: pools.map(({ _id, version }) => ({ _id, version })) },
    { _id: 1 },
    { session },
  ).lean();
  return new Set(same.map(({ _id }) => _id.toHexString()));
}

/** Stores how many people are in a pool now. */
export async function recordMembers(poolId: Types.ObjectId, memberCount: number): Promise<void> {
  await PoolModel.updateOne({ _id: poolId }, { $set: { memberCount } });
}

/** Marks a smart pool as filled now, unless it was changed meanwhile: then it keeps waiting. */
export async function recordFilled({ _id, version }: Pool): Promise<void> {
  await PoolModel.updateOne({ _id, version }, { $set: { refreshedAt: new Date() } });
}
