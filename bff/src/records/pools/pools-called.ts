import type { PoolRef } from '@muster/contracts';
import type { Actor } from '../../auth/actor.ts';
import { PoolModel } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

/** Upper bound that no agency reaches. */
const max = 500;

/** Returns all pools that the actor may know of, by name. */
export async function knownPools(actor: Actor): Promise<Pick<PoolRef, 'id' | 'name'>[]> {
  const pools = await PoolModel.find(
    { $and: [{ deletedAt: null }, scopeFor(actor, 'pool.list')] },
    { name: 1 },
  )
    .sort({ nameKey: 1 })
    .limit(max)
    .lean();
  return pools.map(({ _id, name }) => ({ id: _id.toHexString(), name }));
}
