import { shiftDay, weekOf, type DaySpan } from '@muster/contracts';
import { Types } from 'mongoose';
import { today } from '../../db/calendar-day.ts';
import {
  TimesheetModel,
  type EntryRecord,
  type TimesheetRecord,
} from '../../records/timesheets/timesheet.model.ts';

/** A week that is over: all of its days can be filled. */
export const pastWeek = (weeksAgo = 1): DaySpan => weekOf(shiftDay(today(), -7 * weeksAgo));

export const workedOn = (date: string, changes: Partial<EntryRecord> = {}): EntryRecord => ({
  _id: new Types.ObjectId(),
  date,
  minutes: 480,
  category: 'regular' as const,
  task: null,
  note: null,
  billable: true,
  startedAt: null,
  endedAt: null,
  externalRef: null,
  ...changes,
});

/** Creates a sheet in any state: eight hours on its Monday. */
export async function createSheet(
  owner: Pick<TimesheetRecord, 'memberId'> &
    Partial<Pick<TimesheetRecord, 'placementId' | 'candidateId'>>,
  changes: Partial<TimesheetRecord> = {},
): Promise<TimesheetRecord> {
  const week = pastWeek();
  const entries = changes.entries ?? [workedOn(changes.periodStart ?? week.start)];
  const isHandedIn = !['draft', undefined].includes(changes.status);
  const sheet = await TimesheetModel.create({
    placementId: null,
    candidateId: null,
    ...owner,
    periodStart: week.start,
    periodEnd: week.end,
    entries,
    minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
    ...(isHandedIn && { submittedAt: new Date() }),
    ...changes,
  });
  return sheet.toObject();
}
