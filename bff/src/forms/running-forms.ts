import type { ClientSession, Types } from 'mongoose';

/** How many forms made of a pool's questions people are still to answer, or one of them is. */
export type RunningForms = (
  poolId: Types.ObjectId,
  session: ClientSession | null,
  candidateId?: Types.ObjectId,
) => Promise<number>;

/** Forms of a pool that people are still to answer; while there are any, it stays. */
export async function countRunningForms(
  sources: readonly RunningForms[],
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
  candidateId?: Types.ObjectId,
): Promise<number> {
  const counts = await Promise.all(sources.map((count) => count(poolId, session, candidateId)));
  return counts.reduce((sum, count) => sum + count, 0);
}
