import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';

/** So many are kept; who dismisses more starts to see the first ones again. */
const kept = 1000;

/**
 * Suggests people no more for a pool, or again. It changes nothing that a form of the pool holds,
 * so it raises no version.
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
