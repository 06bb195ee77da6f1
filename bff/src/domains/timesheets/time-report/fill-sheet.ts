import {
  limits,
  minutesOfDay,
  sheetPeriodOf,
  type TimesheetEntryInput,
  type TimesheetSource,
} from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { periodTermsOf } from '../../../records/placements/timesheet-periods.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import { isOpenDay, openDays, whereabouts, workSpan } from '../sheet/open-days.ts';
import { beginSheet } from '../sheet/open-sheet.ts';
import { keepEntries } from '../sheet/save-entries.ts';
import { layCells, type Cell, type CellOutcome } from './lay-cells.ts';
import { isOpenSheet, sheetsNaming, takeOut } from './named-elsewhere.ts';
import type { Owner } from './whose-hours.ts';

interface ReportHours {
  cells: readonly Cell[];
  source: TimesheetSource;
}

/**
 * Applies the hours of a report to the sheet of their period. A repeated report changes nothing,
 * and a corrected line counts once, even if it was in another sheet before, as long as that is
 * open.
 */
export async function fillSheet(
  tx: Tx,
  { member, placement }: Owner,
  { cells, source }: ReportHours,
): Promise<ReadonlyMap<string, CellOutcome>> {
  const [first] = cells;
  if (!first) return new Map();
  const period = sheetPeriodOf(first.day, periodTermsOf(placement));
  const { today } = await whereabouts(member, tx.at);
  const span = { periodStart: period.start, periodEnd: period.end };
  const open = openDays(span, workSpan(member, placement), today);
  const within = cells.filter(({ day }) => isOpenDay(open, day));
  const told = new Map<string, CellOutcome>(
    cells.filter(({ day }) => !isOpenDay(open, day)).map(({ key }) => [key, 'outside']),
  );
  if (within.length === 0) return told;
  const sheet = await beginSheet(tx, { member, placement, period });
  const others = await sheetsNaming(
    tx,
    within.flatMap(({ ref }) => ref || []),
    sheet._id,
  );
  const closed = refsOf(others.filter((other) => !isOpenSheet(other)));
  const free = within.filter(({ ref }) => !closed.has(ref));
  for (const { key, ref } of within) if (closed.has(ref)) told.set(key, 'closed');
  const elsewhere = refsOf(others);
  const { entries, outcomes } = layCells(sheet.entries.map(inputOf), free, {
    isOpen: isOpenSheet(sheet),
    isElsewhere: (ref) => elsewhere.has(ref),
  });
  for (const [key, outcome] of outcomes) told.set(key, outcome);
  const added = free.filter(({ key }) => outcomes.get(key) === 'new');
  if (added.length === 0) return told;
  const fault = entries.every(({ date }) => isOpenDay(open, date)) ? faultOf(entries) : 'paused';
  if (fault) {
    for (const { key } of added) told.set(key, fault);
    return told;
  }
  const moved = new Set(added.flatMap(({ ref }) => ref || []));
  for (const other of others.filter(isOpenSheet)) await takeOut(tx, other, moved);
  await keepEntries(
    tx,
    { sheet, member },
    { version: sheet.version, entries, nothingWorked: false, source },
  );
  return told;
}

const refsOf = (sheets: readonly TimesheetRecord[]): ReadonlySet<string> =>
  new Set(sheets.flatMap(({ entries }) => entries.flatMap(({ externalRef }) => externalRef || [])));

/** Returns why the total hours of a sheet are impossible. */
function faultOf(entries: readonly TimesheetEntryInput[]): 'dayTooLong' | 'tooManyEntries' | null {
  if (entries.length > limits.timesheet.entries) return 'tooManyEntries';
  const days = new Map<string, number>();
  for (const { date, minutes } of entries) days.set(date, (days.get(date) ?? 0) + minutes);
  return [...days.values()].some((minutes) => minutes > minutesOfDay) ? 'dayTooLong' : null;
}

const inputOf = ({ _id, ...entry }: TimesheetRecord['entries'][number]): TimesheetEntryInput => ({
  ...entry,
  startedAt: entry.startedAt ?? null,
  endedAt: entry.endedAt ?? null,
  externalRef: entry.externalRef ?? null,
});
