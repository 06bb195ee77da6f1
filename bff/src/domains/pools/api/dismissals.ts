import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';

/** Maximum number of dismissals; beyond it the oldest candidates are suggested again. */
const kept = 1000;

/**
 * Dismisses suggestions for a pool, or restores them. It changes no field of the pool's form, so it
 * does not raise the version.
 */
export async function setDismissed(
  { session }: Tx,
  poolId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
  dismissed: boolean,
): Promise<void> {
  const all = { dismissedIds: { $in: [...candidateIds] } };
  await PoolModel.updateOne({ _id: poolId }, { $pull: all }, { session });
  if (dismissed)
    await PoolModel.updateOne(
      { _id: poolId },
      { $push: { dismissedIds: { $each: [...candidateIds], $slice: -kept } } },
      { session },
    );
}
