import type { ClientSession, Types } from 'mongoose';
import { TimesheetModel, type TimesheetRecord } from './timesheet.model.ts';

/** Returns the last day for which a contract has a timesheet; null without one. */
export async function lastSheetDay(
  placementId: Types.ObjectId,
  session: ClientSession | null,
): Promise<string | null> {
  const latest = await TimesheetModel.findOne(
    { placementId, deletedAt: null },
    { periodEnd: 1 },
    { session },
  )
    .sort({ periodEnd: -1 })
    .lean();
  return latest?.periodEnd ?? null;
}

/**
 * Returns the latest sheet of each of these contracts that began by a day; contracts without one
 * are absent.
 */
export async function latestSheets(
  placementIds: readonly Types.ObjectId[],
  day: string,
): Promise<ReadonlyMap<string, Pick<TimesheetRecord, 'periodEnd' | 'status'>>> {
  if (placementIds.length === 0) return new Map();
  const found = await TimesheetModel.aggregate<
    Pick<TimesheetRecord, 'periodEnd' | 'status'> & { _id: Types.ObjectId }
  >([
    {
      $match: {
        placementId: { $in: [...placementIds] },
        periodStart: { $lte: day },
        deletedAt: null,
      },
    },
    { $sort: { periodStart: -1 } },
    {
      $group: {
        _id: '$placementId',
        periodEnd: { $first: '$periodEnd' },
        status: { $first: '$status' },
      },
    },
  ]);
  return new Map(found.map(({ _id, ...sheet }) => [_id.toHexString(), sheet]));
}
