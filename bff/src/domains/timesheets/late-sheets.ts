import { openTimesheetStates, workingHoursBetween } from '@muster/contracts';
import { agencySettings } from '../../settings/agency-settings.ts';
import { today } from '../../db/calendar-day.ts';
import type { TimesheetRecord } from '../../records/timesheets/timesheet.model.ts';

/** Hours of one working day. */
const workday = 8;

/** Checks whether a sheet was not submitted though its period is over. */
export const isLateSheet = (
  { status, periodEnd }: Pick<TimesheetRecord, 'status' | 'periodEnd'>,
  day = today(),
): boolean => openTimesheetStates.some((state) => state === status) && periodEnd < day;

/** Checks whether a submitted sheet is unanswered for the agreed number of working days. */
export const isLateAnswer = (
  { status, submittedAt }: Pick<TimesheetRecord, 'status' | 'submittedAt'>,
  now = new Date(),
): boolean =>
  status === 'submitted' &&
  submittedAt !== null &&
  workingHoursBetween(submittedAt.getTime(), now.getTime(), 'UTC') >=
    agencySettings().deadlines.timesheetAnswerDays * workday;
