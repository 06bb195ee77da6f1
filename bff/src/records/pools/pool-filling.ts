import { minuteMs } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { notHeld, workHolder } from '../../jobs/held-work.ts';
import { PoolModel, type Pool } from './pool.model.ts';

const smart = { kind: 'smart', deletedAt: null } as const;
const waiting = { ...smart, refreshedAt: null } as const;

/** A process that is killed at a filling keeps the others from it for this long. */
const leaseMs = minuteMs;
const poolWork = workHolder(PoolModel, leaseMs);

/** Active smart pools. */
export const smartPools = (): Promise<Pool[]> =>
  PoolModel.find({ ...smart, status: 'active' }).lean();

/** Has the people of a pool gathered anew: until they are, it waits for them. */
export async function askForFilling({ _id }: Pool): Promise<void> {
  // One that is being filled waits as it is; it was changed, and is not done when that ends.
  await PoolModel.updateOne({ _id, ...smart, holder: null }, { refreshedAt: null, ...notHeld });
}

/** Claims all pools that wait for their people; no other process fills them. */
export async function claimWaiting(): Promise<Pool[]> {
  const claimed: Pool[] = [];
  for (;;) {
    const pool = await poolWork.claim(waiting, { oldestBy: 'updatedAt' });
    if (!pool) return claimed;
    claimed.push(pool);
  }
}

/** Holds pools on while they are filled. Answers what to do between two steps. */
export function holdOn(pools: readonly Pool[]): () => Promise<void> {
  let heldSince = Date.now();
  return async () => {
    if (Date.now() - heldSince < leaseMs / 4) return;
    heldSince = Date.now();
    await Promise.all(pools.map((pool) => poolWork.keep(pool, {})));
  };
}

/** Lets go of a pool; one that could not be filled is tried again after a while. */
export const letGo = (pool: Pool, isReadable: boolean): Promise<void> =>
  poolWork.release(pool, { pauseMs: isReadable ? 0 : minuteMs });

/** Those of these pools that nobody changed since they were read. */
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

/** Notes how many people are in a pool now. */
export async function recordMembers(poolId: Types.ObjectId, memberCount: number): Promise<void> {
  await PoolModel.updateOne({ _id: poolId }, { $set: { memberCount } });
}

/** A smart pool is as of this moment, unless it was changed meanwhile: then it goes on waiting. */
export async function recordFilled({ _id, version }: Pool): Promise<void> {
  await PoolModel.updateOne({ _id, version }, { $set: { refreshedAt: new Date() } });
}
