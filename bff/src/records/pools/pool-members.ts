import type { PoolPlace } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { PoolMemberModel, type PoolMember } from './pool-member.model.ts';
import { PoolModel, type Pool } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

export type { Pool, PoolMember };

/** The live pools that the actor may know of, by name. */
export const visiblePools = (actor: Actor, session: ClientSession | null = null): Promise<Pool[]> =>
  PoolModel.find({ $and: [{ deletedAt: null }, scopeFor(actor, 'pool.list')] }, null, {
    session,
    sort: { nameKey: 1 },
  }).lean();

/** How one person stands to all pools. */
export const placesOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<PoolMember[]> => PoolMemberModel.find({ candidateId }, null, { session }).lean();

/** How these people stand to one pool, by person; who never was in it is not told. */
export async function placesIn(
  poolId: Types.ObjectId,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, PoolPlace>> {
  const rows = await PoolMemberModel.find({
    poolId,
    candidateId: { $in: [...candidateIds] },
  }).lean();
  return new Map(rows.map((row) => [row.candidateId.toHexString(), placeOf(row)]));
}

export const placeOf = ({ pinned, excluded }: PoolMember): PoolPlace =>
  excluded ? 'excluded' : pinned ? 'pinned' : 'member';

/** Whether a place is one of people who are in the pool. */
export const isInside = (place: PoolPlace | null): boolean =>
  place !== null && place !== 'excluded';

/** A person's new place in one pool; null takes it away. */
export interface PlaceChange {
  poolId: Types.ObjectId;
  candidateId: Types.ObjectId;
  place: PoolPlace | null;
  reason: string | null;
  /** What the change does to the number of people in the pool: 1, 0 or -1. */
  counts: number;
}

/** Writes a place and the number of members with it. */
export async function setPlace(
  tx: Tx,
  { poolId, candidateId, place, reason, counts }: PlaceChange,
): Promise<void> {
  const options = { session: tx.session };
  if (place === null) await PoolMemberModel.deleteOne({ poolId, candidateId }, options);
  else
    await PoolMemberModel.updateOne(
      { poolId, candidateId },
      {
        $set: {
          status: place === 'excluded' ? 'removed' : 'member',
          pinned: place === 'pinned',
          excluded: place === 'excluded',
          reason,
          addedBy: tx.userId,
          addedAt: tx.at,
        },
      },
      { ...options, upsert: true },
    );
  if (counts !== 0)
    await PoolModel.updateOne({ _id: poolId }, { $inc: { memberCount: counts } }, options);
}

/** The owners of these pools. */
export async function ownersOf(
  poolIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> {
  if (poolIds.length === 0) return [];
  const pools = await PoolModel.find(
    { _id: { $in: [...poolIds] }, deletedAt: null },
    { ownerUserId: 1 },
    { session },
  ).lean();
  return pools.map(({ ownerUserId }) => ownerUserId);
}

/** One pool, whatever its state. */
export const poolAsItIs = (poolId: Types.ObjectId): Promise<Pool | null> =>
  PoolModel.findById(poolId).lean();

/** How these people stand to these pools: the rows alone, without those whom a rule finds. */
export const placesAmong = (
  poolIds: readonly Types.ObjectId[],
  candidateIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<PoolMember[]> =>
  PoolMemberModel.find(
    { candidateId: { $in: [...candidateIds] }, poolId: { $in: [...poolIds] } },
    null,
    { session },
  ).lean();

/** The live pools a user owns. */
export const poolsOwnedBy = (userId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  PoolModel.distinct('_id', { ownerUserId: userId, deletedAt: null });

/** Candidates pinned to a pool or excluded from it. */
export const placedIn = (
  poolId: Types.ObjectId,
  place: 'pinned' | 'excluded',
): Promise<Types.ObjectId[]> => PoolMemberModel.distinct('candidateId', { poolId, [place]: true });

/** Who is in a pool whatever a rule says. */
export const membersByHand = (poolId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  PoolMemberModel.distinct('candidateId', { poolId, excluded: false });

/** The manual state of these candidates in one pool. */
export const rowsIn = (
  poolId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
): Promise<PoolMember[]> =>
  PoolMemberModel.find({ poolId, candidateId: { $in: [...candidateIds] } }).lean();
