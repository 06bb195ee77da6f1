import { settledTimesheetStates } from '@muster/contracts';
import type { Types } from 'mongoose';
import { TimesheetModel } from './timesheet.model.ts';

/**
 * Counts the timesheets of each of these placements that are not approved yet; placements without
 * any are absent.
 */
export async function openSheetsOf(
  placementIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, number>> {
  if (placementIds.length === 0) return new Map();
  const counts = await TimesheetModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    {
      $match: {
        placementId: { $in: [...placementIds] },
        status: { $nin: [...settledTimesheetStates] },
        deletedAt: null,
      },
    },
    { $group: { _id: '$placementId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}
