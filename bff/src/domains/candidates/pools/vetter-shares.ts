import type { Types } from 'mongoose';
import { findStaffRoles } from '../../../identity/people/people.ts';
import { poolsOwnedBy } from '../../../records/pools/pool-members.ts';
import { changeAll } from './change-all.ts';

/**
 * Updates vetters' access to the candidates of their pools after a pool was filled or changed its
 * owner: new owners get access, and former owners lose access that came only from pools.
 * Idempotent.
 */
export async function shareWithVetters(
  ownerIds: readonly Types.ObjectId[],
  signal: AbortSignal,
): Promise<void> {
  const owners = [...new Map(ownerIds.map((id) => [id.toHexString(), id])).values()];
  const roles = await findStaffRoles(owners);
  for (const owner of owners) {
    const isVetter = roles.get(owner.toHexString())?.includes('vetter') === true;
    const pools = isVetter ? await poolsOwnedBy(owner) : [];
    const share = { vetterIds: owner, poolVetterIds: owner };
    if (pools.length > 0)
      await changeAll(
        {
          poolIds: { $in: pools },
          poolVetterIds: { $ne: owner },
          $or: [{ vetterIds: { $ne: owner } }, { jobVetterIds: owner }],
        },
        { $addToSet: share },
        signal,
      );
    // Candidates shared through pools are a part of all candidates shared with the vetter.
    const left = { vetterIds: owner, poolVetterIds: owner, poolIds: { $nin: pools } };
    await changeAll({ ...left, jobVetterIds: { $ne: owner } }, { $pull: share }, signal);
    await changeAll(left, { $pull: { poolVetterIds: owner } }, signal);
  }
}
