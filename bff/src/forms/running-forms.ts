import type { ClientSession, Types } from 'mongoose';

/** Counts the unanswered forms made of a pool's questions, or of one of them. */
export type RunningForms = (
  poolId: Types.ObjectId,
  session: ClientSession | null,
  candidateId?: Types.ObjectId,
) => Promise<number>;

/** Counts the unanswered forms of a pool; while there are any, the pool stays. */
export async function countRunningForms(
  sources: readonly RunningForms[],
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
  candidateId?: Types.ObjectId,
): Promise<number> {
  const counts = await Promise.all(sources.map((count) => count(poolId, session, candidateId)));
  return counts.reduce((sum, count) => sum + count, 0);
}
