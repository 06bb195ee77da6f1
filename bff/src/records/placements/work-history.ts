import type { ClientSession, Types } from 'mongoose';
import { PlacementModel } from './placement.model.ts';

/** Returns the last day of work for a client, `YYYY-MM-DD`; null if it never began. */
export async function lastWorkedOn(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<string | null> {
  const placements = await PlacementModel.find(
    { candidateId, status: { $nin: ['pending_start', 'cancelled'] } },
    { startDate: 1, plannedEndDate: 1, actualEndDate: 1 },
    { session },
  ).lean();
  const days = placements.map(
    ({ startDate, plannedEndDate, actualEndDate }) => actualEndDate ?? plannedEndDate ?? startDate,
  );
  return days.toSorted().at(-1) ?? null;
}
