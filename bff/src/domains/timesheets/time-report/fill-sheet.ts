import {
  hoursCell,
  isBillableTime,
  limits,
  minutesOfDay,
  openTimesheetStates,
  sheetPeriodOf,
  type HoursLine,
  type TimesheetEntryInput,
  type timesheetImportFaults,
} from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { periodTermsOf } from '../../../records/placements/timesheet-periods.ts';
import { isOpenDay, openDays, whereabouts, workSpan } from '../sheet/open-days.ts';
import { beginSheet } from '../sheet/open-sheet.ts';
import { keepEntries } from '../sheet/save-entries.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import type { Owner } from './whose-hours.ts';

/** What became of the hours of one cell. */
export type CellOutcome = 'new' | 'known' | (typeof timesheetImportFaults)[number];
export type Cell = HoursLine & { key: string };

/**
 * Lays the hours of a report over the sheet of their period: they take the place of what stands for
 * the same day, kind and task, so that a report that comes again changes nothing.
 */
export async function fillSheet(
  tx: Tx,
  { member, placement }: Owner,
  cells: readonly Cell[],
): Promise<ReadonlyMap<string, CellOutcome>> {
  const [first] = cells;
  if (!first) return new Map();
  const period = sheetPeriodOf(first.day, periodTermsOf(placement));
  const { today } = await whereabouts(member, tx.at);
  const span = { periodStart: period.start, periodEnd: period.end };
  const open = openDays(span, workSpan(member, placement), today);
  const isWithin = ({ day }: Cell) => isOpenDay(open, day);
  const within = cells.filter(isWithin);
  const told = new Map<string, CellOutcome>(
    cells.filter((cell) => !isWithin(cell)).map(({ key }) => [key, 'outside']),
  );
  if (within.length === 0) return told;
  const sheet = await beginSheet(tx, { member, placement, period });
  const entries = new Map(sheet.entries.map((entry) => [keyOf(entry), inputOf(entry)]));
  const isOpen = openTimesheetStates.some((state) => state === sheet.status);
  for (const cell of within) {
    const present = entries.get(cell.key);
    const note = cell.note || present?.note || null;
    const outcome = outcomeOf({ ...cell, note: note ?? '' }, present, isOpen);
    told.set(cell.key, outcome);
    if (outcome !== 'new') continue;
    const { day: date, minutes, category, task } = cell;
    entries.set(cell.key, {
      date,
      minutes,
      category,
      note,
      task: task || null,
      billable: isBillableTime(category),
    });
  }
  const added = within.filter(({ key }) => told.get(key) === 'new');
  const fault = faultOf([...entries.values()]);
  if (fault) for (const { key } of added) told.set(key, fault);
  else if (added.length > 0)
    await keepEntries(
      tx,
      { sheet, member },
      { version: sheet.version, entries: [...entries.values()], nothingWorked: false },
    );
  return told;
}

function outcomeOf(
  { minutes, category, note }: Cell,
  present: TimesheetEntryInput | undefined,
  isOpen: boolean,
): CellOutcome {
  if (present?.minutes === minutes && (present.note ?? '') === note) return 'known';
  if (!isOpen) return 'closed';
  return category === 'overtime' && !note ? 'note' : 'new';
}

/** Why all of a sheet's hours together cannot be. */
function faultOf(entries: readonly TimesheetEntryInput[]): 'dayTooLong' | 'tooManyEntries' | null {
  if (entries.length > limits.timesheet.entries) return 'tooManyEntries';
  const days = new Map<string, number>();
  for (const { date, minutes } of entries) days.set(date, (days.get(date) ?? 0) + minutes);
  return [...days.values()].some((minutes) => minutes > minutesOfDay) ? 'dayTooLong' : null;
}

type Entry = TimesheetRecord['entries'][number];

const keyOf = ({ date, category, task }: Entry): string =>
  hoursCell({ day: date, category, task: task ?? '' });

const inputOf = ({ _id, ...entry }: Entry): TimesheetEntryInput => entry;
