import { openTimesheetStates } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { told } from '../sheet/save-entries.ts';

/**
 * Finds other sheets with these references: a report moved the entries to another period or
 * contract.
 */
export const sheetsNaming = (
  { session }: Tx,
  refs: readonly string[],
  except: Types.ObjectId | null,
): Promise<TimesheetRecord[]> =>
  refs.length === 0
    ? Promise.resolve([])
    : TimesheetModel.find(
        {
          'entries.externalRef': { $in: [...refs] },
          deletedAt: null,
          ...(except && { _id: { $ne: except } }),
        },
        null,
        { session },
      ).lean();

export const isOpenSheet = ({ status }: Pick<TimesheetRecord, 'status'>): boolean =>
  openTimesheetStates.some((state) => state === status);

/** Removes entries from their earlier sheet, so that they count once. */
export async function takeOut(
  tx: Tx,
  sheet: TimesheetRecord,
  refs: ReadonlySet<string>,
): Promise<void> {
  const entries = sheet.entries.filter(({ externalRef }) => !externalRef || !refs.has(externalRef));
  if (entries.length === sheet.entries.length) return;
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0);
  const after = await compareAndSet<TimesheetRecord>(
    tx,
    TimesheetModel,
    sheet,
    { $set: { entries, minutes, lastAction: 'timesheet.save' } },
    ['entries'],
  );
  if (!after) throw versionConflict(sheet, ['entries']);
  await audit(tx, {
    action: 'timesheet.save',
    entity: 'timesheet',
    entityId: sheet._id,
    changes: [{ path: 'entries', before: sheet.entries.map(told), after: entries.map(told) }],
  });
}
