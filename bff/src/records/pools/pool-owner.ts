import type { ClientSession, Types } from 'mongoose';
import { PoolModel } from './pool.model.ts';

/** Returns the owner of a pool; null if the pool is gone. */
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
