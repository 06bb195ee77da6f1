import { hourMs, sheetPeriodOf } from '@muster/contracts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { dayIn } from '../../db/zoned-day.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { periodTermsOf } from '../../records/placements/timesheet-periods.ts';
import { runningContracts } from '../placements/api/contracts-of-person.ts';
import { membersById, presentMembers } from '../team/api/members.ts';
import { changeSheet } from './change-sheet.ts';
import { chaseSheets, type AtWork } from './chase-sheets.ts';
import { isLateAnswer } from './late-sheets.ts';
import { askAgency, askClient, notifyManager } from './sheet-notices.ts';
import { beginSheet } from './sheet/open-sheet.ts';
import { contractOf, openDays, workSpan } from './sheet/open-days.ts';
import { TimesheetModel } from '../../records/timesheets/timesheet.model.ts';

/** Returns contractors whose contract requires timesheets, each with their time zone. */
async function contractorsAtWork(): Promise<AtWork[]> {
  const contracts = (await runningContracts()).filter(({ timesheetRequired }) => timesheetRequired);
  const members = (await presentMembers()).filter(({ kind }) => kind === 'contractor');
  const places = await findPlaces(members.map(({ userId }) => userId));
  return contracts.flatMap((placement) => {
    const member = members.find(({ candidateId }) => candidateId?.equals(placement.candidateId));
    if (!member) return [];
    const timeZone = places.get(member.userId.toHexString())?.timeZone ?? 'UTC';
    return [{ member, placement, timeZone }];
  });
}

/**
 * Creates each contractor's sheet of the current period in their time zone, unless it is all
 * paused; returns the number.
 */
export async function openPeriods(signal: AbortSignal, now = new Date()): Promise<number> {
  let opened = 0;
  for (const { member, placement, timeZone } of await contractorsAtWork()) {
    if (signal.aborted) break;
    const day = dayIn(timeZone, now);
    const period = sheetPeriodOf(day, periodTermsOf(placement));
    const span = { periodStart: period.start, periodEnd: period.end };
    if (!openDays(span, workSpan(member, placement), day)) continue;
    const key = { memberId: member._id, placementId: placement._id, periodStart: period.start };
    if (await TimesheetModel.exists({ ...key, deletedAt: null })) continue;
    await transact(systemContext(`timesheet:${placement._id.toHexString()}`), (tx) =>
      beginSheet(tx, { member, placement, period }),
    );
    opened += 1;
  }
  return opened;
}

/** Asks further approvers if none answered in time; returns the number of timesheets. */
export async function escalateSheets(signal: AbortSignal, now = new Date()): Promise<number> {
  const sheets = await TimesheetModel.find({
    status: 'submitted',
    escalatedAt: null,
    deletedAt: null,
  }).lean();
  const late = sheets.filter((sheet) => isLateAnswer(sheet, now));
  const members = await membersById(late.map(({ memberId }) => memberId));
  let escalated = 0;
  for (const sheet of late) {
    const member = members.get(sheet.memberId.toHexString());
    if (signal.aborted || !member) continue;
    await transact(systemContext(`timesheet.late:${sheet._id.toHexString()}`), async (tx) => {
      const placement = await contractOf(sheet, tx.session);
      const { sheet: after } = await changeSheet(tx, sheet, {
        action: 'escalate',
        version: sheet.version,
        isRepeat: () => false,
        set: { escalatedAt: tx.at },
      });
      const told = { sheet: after, member, placement };
      if (placement?.approvalPath === 'client_then_agency') {
        await askClient(tx, told);
        await notifyManager(tx, told, 'The client has not approved hours');
      } else await askAgency(tx, told);
    });
    escalated += 1;
  }
  return escalated;
}

/** Timesheet jobs, run every half hour. */
export const timesheetJobs: readonly JobDefinition[] = [
  {
    name: 'timesheets.clocks',
    everyMs: hourMs / 2,
    run: async ({ signal, log }) => {
      const opened = await openPeriods(signal);
      const asked = await chaseSheets(signal);
      const escalated = await escalateSheets(signal);
      if (opened + asked + escalated > 0) log.info({ opened, asked, escalated }, 'timesheets');
    },
  },
];
