import { Types } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { PoolModel, type Pool } from '../../records/pools/pool.model.ts';

/** Creates a stored talent pool. */
export async function createPool(name: string, changes: Partial<Pool> = {}): Promise<Pool> {
  const pool = await PoolModel.create({
    name,
    nameKey: foldText(name),
    slug: foldText(name).replace(/[^a-z0-9]+/g, '-'),
    ownerUserId: new Types.ObjectId(),
    ...changes,
  });
  return pool.toObject();
}
