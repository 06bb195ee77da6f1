import { dayMs, limits, type PromiseRate } from '@muster/contracts';
import type { Types } from 'mongoose';
import { PromiseModel } from '../promise.model.ts';

/** How many of the promises of each of these people were kept and broken lately; one query for all. */
export async function promiseRatesOf(
  userIds: readonly Types.ObjectId[],
  at = new Date(),
): Promise<ReadonlyMap<string, PromiseRate>> {
  const since = new Date(at.getTime() - limits.promise.rateDays * dayMs);
  const counts = await PromiseModel.aggregate<PromiseRate & { _id: Types.ObjectId }>([
    {
      $match: {
        madeBy: { $in: [...userIds] },
        status: { $in: ['kept', 'broken'] },
        endedAt: { $gte: since },
        deletedAt: null,
      },
    },
    {
      $group: {
        _id: '$madeBy',
        kept: { $sum: { $cond: [{ $eq: ['$status', 'kept'] }, 1, 0] } },
        broken: { $sum: { $cond: [{ $eq: ['$status', 'broken'] }, 1, 0] } },
      },
    },
  ]);
  return new Map(counts.map(({ _id, kept, broken }) => [_id.toHexString(), { kept, broken }]));
}
