import { isLivePlacement, limits, openTimesheetStates, shiftDay } from '@muster/contracts';
import { stampVersion } from '../../db/record-version.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { clockIn, dayIn } from '../../db/zoned-day.ts';
import { findPlaces } from '../../identity/people/people.ts';
import { TimesheetModel, type TimesheetRecord } from '../../records/timesheets/timesheet.model.ts';
import { contractsById, type Placement } from '../placements/api/contracts-of-person.ts';
import { membersById, type TeamMember } from '../team/api/members.ts';
import { notifyManager, notifyPerson } from './sheet-notices.ts';
import { openDays, workSpan } from './sheet/open-days.ts';

/** A contractor with their time zone. */
export interface AtWork {
  member: TeamMember;
  placement: Placement;
  timeZone: string;
}

/**
 * Days after the last working day on which the contractor is reminded again; the last reminder goes
 * to others, too.
 */
const chasedAfterDays = [1, 3] as const;
/** Days after the end of a contract; later the agency settles what is missing. */
const chasedAfterEnd = 14;

interface Chased extends AtWork {
  sheet: TimesheetRecord;
  /** The last working day of the period. */
  lastDay: string;
}

/** Returns open sheets that may need a reminder, including those of ended contracts. */
async function sheetsToChase(now: Date): Promise<Chased[]> {
  const sheets = await TimesheetModel.find({
    placementId: { $ne: null },
    status: { $in: [...openTimesheetStates] },
    reminders: { $lte: chasedAfterDays.length },
    deletedAt: null,
  }).lean();
  const contracts = await contractsById(sheets.flatMap(({ placementId }) => placementId ?? []));
  const members = await membersById(sheets.map(({ memberId }) => memberId));
  const places = await findPlaces([...members.values()].map(({ userId }) => userId));
  return sheets.flatMap((sheet) => {
    const placement = contracts.get(sheet.placementId?.toHexString() ?? '');
    const member = members.get(sheet.memberId.toHexString());
    if (!placement?.timesheetRequired || !member || member.deletedAt) return [];
    const lastDay = lastWorkedDay(sheet, member, placement);
    if (!lastDay) return [];
    const timeZone = places.get(member.userId.toHexString())?.timeZone ?? 'UTC';
    const isOver = !isLivePlacement(placement.status);
    if (isOver && lastDay < shiftDay(dayIn(timeZone, now), -chasedAfterEnd)) return [];
    return [{ sheet, member, placement, timeZone, lastDay }];
  });
}

/**
 * Returns the last working day of a sheet's period: before a notice runs out, and outside pauses.
 */
function lastWorkedDay(
  sheet: TimesheetRecord,
  member: TeamMember,
  placement: Placement,
): string | null {
  const span = workSpan(member, placement);
  const to = span.to ?? (placement.status === 'ending' ? placement.plannedEndDate : null);
  return openDays(sheet, { ...span, to }, sheet.periodEnd)?.to ?? null;
}

/**
 * Reminds contractors of a period's hours in the afternoon of its last working day, and twice
 * afterwards. Returns the number of sheets.
 */
export async function chaseSheets(signal: AbortSignal, now = new Date()): Promise<number> {
  let asked = 0;
  for (const chased of await sheetsToChase(now)) {
    const { sheet } = chased;
    if (signal.aborted) break;
    if (!isDue(chased, now)) continue;
    await transact(systemContext(`timesheet.due:${sheet._id.toHexString()}`), async (tx) => {
      const { modifiedCount } = await TimesheetModel.updateOne(
        { _id: sheet._id, reminders: sheet.reminders, status: sheet.status },
        stampVersion(tx, { $set: { reminders: sheet.reminders + 1 } }),
        { session: tx.session },
      );
      if (modifiedCount === 0) return;
      const isLast = sheet.reminders === chasedAfterDays.length;
      await notifyPerson(tx, chased, 'timesheet_due', {
        news: sheet.reminders === 0 ? 'Your hours are due today' : 'Your hours are missing',
      });
      if (isLast) await notifyManager(tx, chased, 'Hours are missing');
    });
    asked += 1;
  }
  return asked;
}

/** Checks whether the next reminder is due, in the contractor's time zone. */
function isDue({ sheet: { reminders }, lastDay, timeZone }: Chased, now: Date): boolean {
  const day = dayIn(timeZone, now);
  const hour = Number(clockIn(timeZone, now).slice(0, 2));
  if (hour < limits.timesheet.reminderHour && reminders === 0 && day <= lastDay) return false;
  if (reminders === 0) return day >= lastDay;
  return day >= shiftDay(lastDay, chasedAfterDays[reminders - 1] ?? Infinity);
}
