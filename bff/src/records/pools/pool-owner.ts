import type { ClientSession, Types } from 'mongoose';
import { PoolModel } from './pool.model.ts';

/** Who looks after a pool; null when it is gone. */
export async function ownerOfPool(
  _id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId | null> {
  const pool = await PoolModel.findOne(
    { _id, deletedAt: null },
    { ownerUserId: 1 },
    { session },
  ).lean();
  return pool?.ownerUserId ?? null;
}
