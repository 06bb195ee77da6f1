import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { PoolMemberModel } from '../../../records/pools/pool-member.model.ts';
import { PoolModel } from '../../../records/pools/pool.model.ts';

/** Adds new candidates, who are in no pool yet, to a manual pool, and counts them. */
export async function addMembers(
  { session, at, userId }: Tx,
  poolId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
): Promise<void> {
  await PoolMemberModel.insertMany(
    candidateIds.map((candidateId) => ({
      _id: new Types.ObjectId(),
      poolId,
      candidateId,
      status: 'member' as const,
      pinned: false,
      excluded: false,
      reason: null,
      rank: null,
      addedBy: userId,
      addedAt: at,
    })),
    { session, lean: true },
  );
  await PoolModel.updateOne(
    { _id: poolId },
    { $inc: { memberCount: candidateIds.length } },
    { session },
  );
}
