import {
  entryMinutes,
  formatHours,
  minutesOfDay,
  openTimesheetStates,
  spansOverlap,
  type BodyOf,
  type timesheetEndpoints,
  type TimesheetEntryInput,
  type TimesheetSource,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { changeState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, fieldError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  TimesheetModel,
  type EntryRecord,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { findSheet, type FoundSheet } from './find-sheet.ts';
import {
  contractOf,
  isOpenDay,
  openDays,
  whereabouts,
  workSpan,
  type OpenDays,
} from './open-days.ts';
import { showSheet } from './show-sheet.ts';

/** Replaces all entries of a sheet. */
export const saveEntries: Service<typeof timesheetEndpoints.saveEntries> = (
  ctx,
  { params, body },
) =>
  transactShown(ctx, {
    find: (session) => findSheet(ctx.actor, 'timesheet.enter', params.id, session),
    change: async (tx, found) => ({ ...found, sheet: await keepEntries(tx, found, body) }),
    show: (found, session) => showSheet(ctx.actor, found, session),
  });

/** @throws AppError for a submitted sheet, and for impossible hours */
export async function keepEntries(
  tx: Tx,
  { sheet, member }: FoundSheet,
  {
    version,
    entries: given,
    nothingWorked,
    source,
  }: BodyOf<typeof timesheetEndpoints.saveEntries> & {
    /** The report that they come from; without one, they were typed. */
    source?: TimesheetSource;
  },
): Promise<TimesheetRecord> {
  const placement = await contractOf(sheet, tx.session);
  const { today } = await whereabouts(member, tx.at);
  const entries = given.map((entry) => ({ ...entry, minutes: entryMinutes(entry) }));
  const kept = entries.map((entry) => ({ ...entry, _id: new Types.ObjectId() }));
  const { after } = await changeState<TimesheetRecord>(tx, TimesheetModel, sheet, {
    name: 'timesheet.save',
    version,
    isRepeat: () => false,
    requireState: requireOpen,
    guard: () => {
      if (!source) requireKnownRefs(sheet, entries);
      requireDays(entries, openDays(sheet, workSpan(member, placement), today), today);
      requireDayLength(entries);
      requireApart(entries);
    },
    set: () => ({
      $set: {
        entries: kept,
        minutes: entries.reduce((sum, { minutes }) => sum + minutes, 0),
        nothingWorked: nothingWorked && entries.length === 0,
        ...(source && { source }),
      },
    }),
    paths: ['entries'],
  });
  await audit(tx, {
    action: 'timesheet.save',
    entity: 'timesheet',
    entityId: sheet._id,
    changes: [{ path: 'entries', before: sheet.entries.map(told), after: kept.map(told) }],
  });
  return after;
}

/** Returns an entry for the log; tasks and notes are left out as the member's own words. */
export const told = ({ date, category, minutes }: EntryRecord): string =>
  `${date} ${category} ${formatHours(minutes)}`;

/** @throws AppError TIMESHEET_LOCKED once it is submitted */
function requireOpen({ status }: TimesheetRecord): void {
  if (!openTimesheetStates.some((state) => state === status))
    throw new AppError('TIMESHEET_LOCKED', { context: { currentState: status } });
}

/**
 * Requires that each entry is on a day that can be filled, and that no kind, task and time is
 * doubled.
 */
function requireDays(
  entries: readonly TimesheetEntryInput[],
  open: OpenDays | null,
  today: string,
): void {
  const seen = new Set<string>();
  const fields = entries.flatMap(({ date, category, task, startedAt, externalRef }, index) => {
    const key = externalRef ?? `${date} ${category} ${startedAt ?? ''} ${task ?? ''}`;
    const isTwice = seen.has(key);
    seen.add(key);
    if (date > today) return [fieldError(`entries.${index}.date`, 'IN_FUTURE')];
    if (!isOpenDay(open, date)) return [fieldError(`entries.${index}.date`, 'OUT_OF_RANGE', {})];
    return isTwice ? [fieldError(`entries.${index}.task`, 'NOT_UNIQUE')] : [];
  });
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** @throws AppError VALIDATION_FAILED for times of one day that overlap */
function requireApart(entries: readonly TimesheetEntryInput[]): void {
  const fields = entries.flatMap((entry, index) =>
    entries
      .slice(0, index)
      .some((earlier) => earlier.date === entry.date && spansOverlap(earlier, entry))
      ? [fieldError(`entries.${index}.startedAt`, 'TIME_OVERLAP')]
      : [],
  );
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** Only a report may bring new external references. @throws AppError VALIDATION_FAILED */
function requireKnownRefs(sheet: TimesheetRecord, entries: readonly TimesheetEntryInput[]): void {
  const known = new Set(sheet.entries.map(({ externalRef }) => externalRef));
  const fields = entries.flatMap(({ externalRef }, index) =>
    externalRef !== null && !known.has(externalRef)
      ? [fieldError(`entries.${index}.externalRef`, 'NOT_FOUND')]
      : [],
  );
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

/** @throws AppError TIMESHEET_DAY_OVERFLOW that names the day */
function requireDayLength(entries: readonly TimesheetEntryInput[]): void {
  const days = new Map<string, number>();
  for (const { date, minutes } of entries) days.set(date, (days.get(date) ?? 0) + minutes);
  for (const [day, minutes] of days)
    if (minutes > minutesOfDay) throw new AppError('TIMESHEET_DAY_OVERFLOW', { context: { day } });
}
