import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { today } from '../../db/calendar-day.ts';
import { HeldValues } from '../../db/held-values.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';

/** Counts over the members of a pool. */
export interface ReadyCounts {
  vettedCount: number;
  availableCount: number;
}

/** Filter for members of a pool that are not deleted. */
const inPool = (poolId: Types.ObjectId): QueryFilter<Candidate> => ({
  poolIds: poolId,
  deletedAt: null,
});

/**
 * Filter for candidates who could begin now: active, and available since a past day or without
 * notice.
 */
const availableNow = (): QueryFilter<Candidate> => ({
  status: 'active',
  $or: [
    { availableFrom: null, noticePeriodDays: 0 },
    { availableFrom: { $ne: null, $lte: today() }, noticePeriodDays: { $in: [0, null] } },
  ],
});

/** From this pool size on, counting is slow enough to do it only once a minute. */
const manyPeople = 500;
const few = new HeldValues<ReadyCounts>({
  collections: [CandidateModel.collection.name],
  heldFor: 2_000,
});
const many = new HeldValues<ReadyCounts>({ collections: [], heldFor: 60_000 });

/** Counts the members of a pool who have passed vetting, and those who could begin now. */
export async function countReady(
  { _id, memberCount }: { _id: Types.ObjectId; memberCount: number },
  session: ClientSession | null = null,
): Promise<ReadyCounts> {
  if (memberCount === 0) return { vettedCount: 0, availableCount: 0 };
  const count = async () => {
    const of = (filter: QueryFilter<Candidate>) =>
      CandidateModel.countDocuments({ $and: [inPool(_id), filter] })
        .session(session)
        .exec();
    return {
      vettedCount: await of({ vettingStatus: 'vetted' }),
      availableCount: await of(availableNow()),
    };
  };
  if (session) return count();
  return (memberCount > manyPeople ? many : few).get(_id.toHexString(), count);
}

/**
 * Counts the members of a pool with each of these skills; members with none of them are left out.
 */
export async function countSkills(
  poolId: Types.ObjectId,
  skillIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  if (skillIds.length === 0) return new Map();
  const wanted = { 'skills.skillId': { $in: [...skillIds] } };
  const counts = await CandidateModel.aggregate<{ _id: Types.ObjectId; people: number }>([
    { $match: { ...inPool(poolId), ...wanted } },
    { $unwind: '$skills' },
    { $match: wanted },
    { $group: { _id: '$skills.skillId', people: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, people }) => [_id.toHexString(), people]));
}

/** Returns the ids of a pool's members. */
export const idsInPool = (
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  CandidateModel.distinct('_id', inPool(poolId)).session(session).exec();
