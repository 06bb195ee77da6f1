import { dayMs, limits, type PromiseRate } from '@muster/contracts';
import type { Types } from 'mongoose';
import { PromiseModel } from '../promise.model.ts';

/**
 * Returns each user's number of kept and broken promises in the days before a moment; one query for
 * all.
 */
export async function promiseRatesOf(
  userIds: readonly Types.ObjectId[],
  at = new Date(),
  days: number = limits.promise.rateDays,
): Promise<ReadonlyMap<string, PromiseRate>> {
  const since = new Date(at.getTime() - days * dayMs);
  const counts = await PromiseModel.aggregate<PromiseRate & { _id: Types.ObjectId }>([
    {
      $match: {
        madeBy: { $in: [...userIds] },
        status: { $in: ['kept', 'broken'] },
        endedAt: { $gte: since, $lte: at },
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
