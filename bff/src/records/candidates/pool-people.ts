import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { today } from '../../db/calendar-day.ts';
import { HeldValues } from '../../db/held-values.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';

/** Of the people in a pool. */
export interface ReadyCounts {
  vettedCount: number;
  availableCount: number;
}

/** Those in a pool who are not deleted. */
const inPool = (poolId: Types.ObjectId): QueryFilter<Candidate> => ({
  poolIds: poolId,
  deletedAt: null,
});

/** Who could begin now: on the market, and free since a day that has come or without notice. */
const availableNow = (): QueryFilter<Candidate> => ({
  status: 'active',
  $or: [
    { availableFrom: null, noticePeriodDays: 0 },
    { availableFrom: { $ne: null, $lte: today() }, noticePeriodDays: { $in: [0, null] } },
  ],
});

/** From so many people on, counting takes long enough to be done once a minute. */
const manyPeople = 500;
const few = new HeldValues<ReadyCounts>({
  collections: [CandidateModel.collection.name],
  heldFor: 2_000,
});
const many = new HeldValues<ReadyCounts>({ collections: [], heldFor: 60_000 });

/** How many people of a pool have passed vetting, and how many could begin now. */
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

/** How many people of a pool have each of these skills; who has none of them is not told. */
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

/** The people in a pool, by id. */
export const idsInPool = (
  poolId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Types.ObjectId[]> =>
  CandidateModel.distinct('_id', inPool(poolId)).session(session).exec();
