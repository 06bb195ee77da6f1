import type { PoolRef } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { HeldRows } from '../../db/held-rows.ts';
import { PoolModel, type Pool } from './pool.model.ts';
import { listsPool } from './pools.policy.ts';

/** A pool reference and the fields that decide who may know of the pool. */
interface KnownPool extends Pick<Pool, 'ownerUserId' | 'isPrivate' | 'nameKey'> {
  readonly ref: PoolRef;
  readonly isDeleted: boolean;
}

/** Read for each page of a list; cached briefly, as its data decides about access. */
const heldPools = new HeldRows<KnownPool>(PoolModel.collection.name, 800);

/** Returns those of the given pools that the actor may know of, by name. */
export async function poolRefs(
  actor: Actor,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<PoolRef[]> {
  if (ids.length === 0 || !actor.can('pool.list')) return [];
  const wanted = [...new Set(ids.map((id) => id.toHexString()))];
  // A transaction must read its own changes, so it bypasses the cache.
  const known = session
    ? await readPools(wanted, session)
    : await heldPools.get(wanted, (missing) => readPools(missing, null));
  return [...known.values()]
    .filter((pool) => !pool.isDeleted && listsPool(actor, pool))
    .sort((one, other) => (one.nameKey < other.nameKey ? -1 : 1))
    .map(({ ref }) => ref);
}

async function readPools(
  ids: readonly string[],
  session: ClientSession | null,
): Promise<Map<string, KnownPool>> {
  const pools = await PoolModel.find(
    { _id: { $in: [...ids] } },
    { name: 1, nameKey: 1, kind: 1, status: 1, ownerUserId: 1, isPrivate: 1, deletedAt: 1 },
    { session },
  ).lean();
  return new Map(
    pools.map(({ _id, name, kind, status, deletedAt, ...pool }) => {
      const id = _id.toHexString();
      return [id, { ...pool, ref: { id, name, kind, status }, isDeleted: deletedAt !== null }];
    }),
  );
}
