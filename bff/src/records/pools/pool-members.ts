import type { PoolPlace } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { PoolMemberModel, type PoolMember } from './pool-member.model.ts';
import { PoolModel, type Pool } from './pool.model.ts';
import { scopeFor } from './pools.policy.ts';

export type { Pool, PoolMember };

/** Returns the live pools that the actor may know of, by name. */
export const visiblePools = (actor: Actor, session: ClientSession | null = null): Promise<Pool[]> =>
  PoolModel.find({ $and: [{ deletedAt: null }, scopeFor(actor, 'pool.list')] }, null, {
    session,
    sort: { nameKey: 1 },
  }).lean();

/** Returns one candidate's rows in all pools. */
export const placesOf = (
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<PoolMember[]> => PoolMemberModel.find({ candidateId }, null, { session }).lean();

/**
 * Returns the places of these candidates in one pool, by candidate; those without a row are absent.
 */
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

/** Checks whether a place means that the candidate is in the pool. */
export const isInside = (place: PoolPlace | null): boolean =>
  place !== null && place !== 'excluded';

/** A candidate's new place in one pool; null removes it. */
export interface PlaceChange {
  poolId: Types.ObjectId;
  candidateId: Types.ObjectId;
  place: PoolPlace | null;
  reason: string | null;
  /** Change in the number of people in the pool: 1, 0 or -1. */
  counts: number;
}

/** Writes a place and updates the number of members. */
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

/** Returns the owners of these pools. */
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

/** Returns one pool, whatever its state. */
export const poolAsItIs = (poolId: Types.ObjectId): Promise<Pool | null> =>
  PoolModel.findById(poolId).lean();

/** Returns the rows of these candidates in these pools, without candidates found by a rule. */
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

/** Returns the live pools that a user owns. */
export const poolsOwnedBy = (userId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  PoolModel.distinct('_id', { ownerUserId: userId, deletedAt: null });

/** Candidates pinned to a pool or excluded from it. */
export const placedIn = (
  poolId: Types.ObjectId,
  place: 'pinned' | 'excluded',
): Promise<Types.ObjectId[]> => PoolMemberModel.distinct('candidateId', { poolId, [place]: true });

/** Returns the candidates who are in a pool regardless of its rule. */
export const membersByHand = (poolId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  PoolMemberModel.distinct('candidateId', { poolId, excluded: false });

/** The manual state of these candidates in one pool. */
export const rowsIn = (
  poolId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
): Promise<PoolMember[]> =>
  PoolMemberModel.find({ poolId, candidateId: { $in: [...candidateIds] } }).lean();
