import { limits, type TimesheetState, type timesheetEndpoints } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import type { Service } from '../../../http/mount.ts';
import { membersById, membersWithin } from '../../team/api/members.ts';
import { rightsOn } from '../sheet/sheet-rights.ts';
import { showSheetRows } from '../sheet/show-sheet.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';

const queues: Readonly<Record<'waiting' | 'approved' | 'open', TimesheetState[]>> = {
  waiting: ['submitted', 'client_approved'],
  approved: ['approved'],
  open: ['draft', 'rejected'],
};

/** Lists sheets that wait for approval, for payroll, or for submission; the oldest first. */
export const readDesk: Service<typeof timesheetEndpoints.desk> = async ({ actor }, { query }) => {
  const within = await membersWithin(actor, 'timesheet.approve');
  const filter: QueryFilter<TimesheetRecord> = {
    deletedAt: null,
    status: { $in: queues[query.show] },
    ...(within && { memberId: { $in: within } }),
    // Sheets not submitted are listed only after their period.
    ...(query.show === 'open' && { periodEnd: { $lt: today() } }),
  };
  const sheets = await TimesheetModel.find(filter).sort({ periodStart: 1, _id: 1 }).lean();
  const decidable = await those(actor, sheets);
  return {
    data: await showSheetRows(actor, decidable.slice(0, limits.timesheet.desk)),
    total: decidable.length,
  };
};

/**
 * Returns those on which the reader decides: not their own, and as a team lead not those of
 * contractors.
 */
async function those(actor: Actor, sheets: readonly TimesheetRecord[]): Promise<TimesheetRecord[]> {
  const members = await membersById(sheets.map(({ memberId }) => memberId));
  const may = new Map<string, boolean>();
  for (const [id, member] of members)
    may.set(id, (await rightsOn(actor, member)).holds('timesheet.approve'));
  return sheets.filter(({ memberId }) => may.get(memberId.toHexString()));
}
