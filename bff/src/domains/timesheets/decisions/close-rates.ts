import { settledTimesheetStates } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { closeRatesUntil } from '../../placements/api/contracts-of-person.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';

/** Locks the rates of days with approved hours; later rates may still change. */
export async function closeRates(
  tx: Tx,
  { placementId }: Pick<TimesheetRecord, 'placementId'>,
): Promise<void> {
  if (!placementId) return;
  const last = await TimesheetModel.findOne(
    { placementId, status: { $in: [...settledTimesheetStates] }, deletedAt: null },
    { periodEnd: 1 },
    { session: tx.session },
  )
    .sort({ periodEnd: -1 })
    .lean();
  await closeRatesUntil(tx, placementId, last?.periodEnd ?? null);
}
