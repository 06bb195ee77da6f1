import type { Types } from 'mongoose';
import { CandidateModel } from '../../../records/candidates/candidate.model.ts';
import { askForFilling } from '../../../records/pools/pool-filling.ts';
import { membersByHand, poolAsItIs, type Pool } from '../../../records/pools/pool-members.ts';
import { changeAll } from './change-all.ts';
import { announceFilled, recordPresent } from './fill-pools.ts';
import { fillWaitingPools } from './fill-waiting-pools.ts';
import { shareWithVetters } from './vetter-shares.ts';

/**
 * An event handler blocks others, so with more candidates than this, pools are filled in the
 * background.
 */
const fewPeople = 5000;

/**
 * Recomputes the members of a pool after a change; a deleted pool has none. At a large agency, a
 * smart pool is filled in the background.
 */
export async function refillPool(
  poolId: Types.ObjectId,
  ownerIds: readonly Types.ObjectId[],
  signal: AbortSignal,
): Promise<void> {
  const pool = await poolAsItIs(poolId);
  if (pool?.kind === 'smart' && !pool.deletedAt) {
    await askForFilling(pool);
    if ((await CandidateModel.estimatedDocumentCount()) <= fewPeople)
      await fillWaitingPools(signal);
  } else if (pool) await gather(pool, signal);
  await shareWithVetters(ownerIds, signal);
}

async function gather({ _id, deletedAt }: Pool, signal: AbortSignal): Promise<void> {
  const inside = deletedAt ? [] : await membersByHand(_id);
  const isIn = { poolIds: _id };
  await changeAll({ _id: { $in: inside }, poolIds: { $ne: _id } }, { $addToSet: isIn }, signal);
  await changeAll({ $and: [isIn, { _id: { $nin: inside } }] }, { $pull: isIn }, signal);
  await recordPresent(_id);
  await announceFilled(_id);
}
