import type { PoolRef } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { PoolModel } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

/** Those of the given pools that the actor may know of, by name. */
export async function poolRefs(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<PoolRef[]> {
  if (ids.length === 0) return [];
  const pools = await PoolModel.find(
    { $and: [{ _id: { $in: [...ids] }, deletedAt: null }, scopeFor(actor, 'pool.list')] },
    { name: 1, kind: 1, status: 1 },
    { session, sort: { nameKey: 1 } },
  ).lean();
  return pools.map(({ _id, name, kind, status }) => ({
    id: _id.toHexString(),
    name,
    kind,
    status,
  }));
}
