import type { Types } from 'mongoose';
import { ConsentModel } from './consent.model.ts';
import { newestFirst } from './consent-status.ts';

/**
 * Returns candidates whose latest answer about keeping their profile was a consent that expired
 * before a moment; the earliest first.
 */
export async function lapsedBefore(moment: Date, limit: number): Promise<Types.ObjectId[]> {
  const rows = await ConsentModel.aggregate<{ _id: Types.ObjectId }>([
    { $match: { purpose: 'store_profile' } },
    { $sort: newestFirst },
    {
      $group: {
        _id: '$candidateId',
        granted: { $first: '$granted' },
        expiresAt: { $first: '$expiresAt' },
      },
    },
    { $match: { granted: true, expiresAt: { $ne: null, $lte: moment } } },
    { $sort: { expiresAt: 1, _id: 1 } },
    { $limit: limit },
  ]);
  return rows.map(({ _id }) => _id);
}
