import { claimWaiting, holdOn, letGo } from '../../../records/pools/pool-filling.ts';
import type { Pool } from '../../../records/pools/pool-members.ts';
import { fillPools } from './fill-pools.ts';
import { withRules } from './smart-pools.ts';

let isFilling = false;
let askedMeanwhile = false;

/**
 * Fills the smart pools whose rules changed since their last fill, all in one pass. One caller per
 * process does it, and also handles those that start to wait meanwhile; pools leased by another
 * process are left to it.
 */
export async function fillWaitingPools(signal: AbortSignal): Promise<number> {
  askedMeanwhile = true;
  if (isFilling) return 0;
  isFilling = true;
  let moved = 0;
  try {
    while (askedMeanwhile && !signal.aborted) {
      askedMeanwhile = false;
      moved += await fillHeld(await claimWaiting(), signal);
    }
    return moved;
  } finally {
    isFilling = false;
  }
}

/** If aborted, the pools stay waiting; candidates moved by then stay moved. */
async function fillHeld(pools: readonly Pool[], signal: AbortSignal): Promise<number> {
  const readable = new Set<Pool>(pools);
  try {
    const ruled = await withRules(pools);
    for (const pool of pools) if (!ruled.some((one) => one.pool === pool)) readable.delete(pool);
    return await fillPools(ruled, { signal, between: holdOn(pools) });
  } finally {
    for (const pool of pools) await letGo(pool, readable.has(pool));
  }
}
