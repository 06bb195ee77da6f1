import { settledTimesheetStates } from '@muster/contracts';
import type { Types } from 'mongoose';
import { hasLivePlacement, withLivePlacement } from '../placements/live-placements.ts';
import { TimesheetModel } from './timesheet.model.ts';

const open = {
  placementId: { $ne: null },
  status: { $nin: [...settledTimesheetStates] },
  deletedAt: null,
};

/**
 * Checks whether a candidate is a contractor: while they work for a client, and afterwards until
 * the last of their hours are approved.
 */
export const isContractor = async (candidateId: Types.ObjectId): Promise<boolean> =>
  (await hasLivePlacement(candidateId)) ||
  (await TimesheetModel.exists({ candidateId, ...open })) !== null;

/** Returns those of these people who are contractors. */
export async function contractorsAmong(
  candidateIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  const [working, finishing] = await Promise.all([
    withLivePlacement(candidateIds),
    TimesheetModel.distinct('candidateId', { candidateId: { $in: [...candidateIds] }, ...open }),
  ]);
  return new Set([...working, ...finishing.flatMap((id) => (id ? [id.toHexString()] : []))]);
}
