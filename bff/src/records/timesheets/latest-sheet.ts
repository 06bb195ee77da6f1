import type { ClientSession, Types } from 'mongoose';
import { TimesheetModel } from './timesheet.model.ts';

/** The last day for which a contract has a timesheet; null without one. */
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
