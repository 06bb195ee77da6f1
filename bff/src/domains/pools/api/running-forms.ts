import type { ClientSession, Types } from 'mongoose';

type Count = (poolId: Types.ObjectId, session: ClientSession | null) => Promise<number>;

const counts: Count[] = [];

/** Whoever sends forms made of a pool's questions says how many are still to be answered. */
export function registerRunningForms(count: Count): void {
  counts.push(count);
}

/** Forms of a pool that people are still to answer; while there are any, it stays. */
export async function countRunningForms(
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<number> {
  let running = 0;
  for (const count of counts) running += await count(poolId, session);
  return running;
}
