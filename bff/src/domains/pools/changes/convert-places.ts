import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { idsInPool } from '../../../records/candidates/pool-people.ts';
import type { Pool } from '../../../records/pools/find-pool.ts';
import { PoolMemberModel } from '../../../records/pools/pool-member.model.ts';

/**
 * Converts members with their pool: smart pools pin them; manual pools keep all current members and
 * drop the exclusions.
 */
export async function convertPlaces(tx: Tx, { _id: poolId, kind }: Pool): Promise<void> {
  const options = { session: tx.session };
  if (kind === 'smart') {
    await PoolMemberModel.updateMany(
      { poolId, excluded: false },
      { $set: { pinned: true } },
      options,
    );
    return;
  }
  await PoolMemberModel.deleteMany({ poolId, excluded: true }, options);
  await PoolMemberModel.updateMany({ poolId }, { $set: { pinned: false } }, options);
  const placed: Types.ObjectId[] = await PoolMemberModel.distinct('candidateId', {
    poolId,
  }).session(tx.session);
  const known = new Set(placed.map(String));
  const unplaced = (await idsInPool(poolId, tx.session)).filter((id) => !known.has(String(id)));
  await PoolMemberModel.insertMany(
    unplaced.map((candidateId) => ({
      poolId,
      candidateId,
      status: 'member' as const,
      pinned: false,
      excluded: false,
      reason: null,
      rank: null,
      addedBy: tx.userId,
      addedAt: tx.at,
    })),
    options,
  );
}
