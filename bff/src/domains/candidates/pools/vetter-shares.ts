import type { Types } from 'mongoose';
import { findStaffRoles } from '../../people/api/people.ts';
import { poolsOwnedBy } from '../../pools/api/pool-members.ts';
import { changeAll } from './change-all.ts';

/**
 * Vetters see those whom their pools hold: after a pool was filled or changed hands, its owners get
 * whom they lack, and lose whom they had through pools alone. Running it twice does no harm.
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
        { poolIds: { $in: pools }, vetterIds: { $ne: owner } },
        { $addToSet: share },
        signal,
      );
    // Whoever is shared with a vetter through pools is found among those shared with them at all.
    await changeAll(
      { vetterIds: owner, poolVetterIds: owner, poolIds: { $nin: pools } },
      { $pull: share },
      signal,
    );
  }
}
