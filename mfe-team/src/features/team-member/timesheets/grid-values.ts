import {
  entryMinutes,
  formatHours,
  isBillableTime,
  parseHours,
  parseSpans,
  type Timesheet,
  type TimesheetCategory,
  type TimesheetEntry,
  type TimesheetEntryInput,
} from '@muster/contracts';

/** Form values of one kind of time: hours or times of the day, and notes by day. */
export type GridRow = {
  category: TimesheetCategory;
  task: string;
  cells: Record<string, string>;
  notes: Record<string, string>;
  /** The entries from which a cell was built; an unchanged cell keeps them. */
  stored: Record<string, TimesheetEntry[]>;
};
export type GridValues = {
  rows: GridRow[];
  nothingWorked: boolean;
};

export const emptyRow = (category: TimesheetCategory, task = ''): GridRow => ({
  category,
  task,
  cells: {},
  notes: {},
  stored: {},
});

/** Returns the entries of a sheet as rows, at least one. */
export function gridValues({ entries, nothingWorked }: Timesheet): GridValues {
  const rows: GridRow[] = [];
  for (const entry of entries) {
    const { date, category, task } = entry;
    let row = rows.find((one) => one.category === category && one.task === (task ?? ''));
    if (!row) rows.push((row = emptyRow(category, task ?? '')));
    const stored = [...(row.stored[date] ?? []), entry];
    row.stored[date] = stored;
    row.cells[date] = cellText(stored);
    const note = noteText(stored);
    if (note) row.notes[date] = note;
  }
  return { rows: rows.length > 0 ? rows : [emptyRow('regular')], nothingWorked };
}

/** Returns `7:30`, or the times of the day if all are known: `9:00–12:00, 13:00–17:30`. */
function cellText(entries: readonly TimesheetEntry[]): string {
  if (entries.every(({ startedAt, endedAt }) => startedAt && endedAt))
    return entries.map(({ startedAt, endedAt }) => `${startedAt}–${endedAt}`).join(', ');
  return formatHours(entries.reduce((sum, { minutes }) => sum + minutes, 0));
}

const noteText = (entries: readonly TimesheetEntry[]): string =>
  [...new Set(entries.flatMap(({ note }) => note || []))].join('; ');

/** Returns a cell's input in minutes; null if it is no time. */
export function cellMinutes(typed: string): number | null {
  const spans = parseSpans(typed);
  return spans
    ? spans.reduce((sum, span) => sum + entryMinutes({ ...span, minutes: 0 }), 0)
    : parseHours(typed);
}

/** Normalises a cell's input: `9-17` → `09:00–17:00`, `7.5` → `7:30`. */
export function tidyCell(typed: string): string {
  const spans = parseSpans(typed);
  if (spans) return spans.map(({ startedAt, endedAt }) => `${startedAt}–${endedAt}`).join(', ');
  const minutes = parseHours(typed);
  return minutes === null ? typed : formatHours(minutes);
}

/** The cell in which an entry was typed. */
export interface EntryPlace {
  row: number;
  day: string;
}

/** Returns the entries to send, with the cell of each. A cell that is no time is refused. */
export function gridEntries(rows: readonly GridRow[]): {
  entries: TimesheetEntryInput[];
  places: EntryPlace[];
} {
  const places: EntryPlace[] = [];
  const entries = rows.flatMap((gridRow, row) =>
    Object.keys(gridRow.cells).flatMap((day) => {
      const made = cellEntries(gridRow, day);
      places.push(...made.map(() => ({ row, day })));
      return made;
    }),
  );
  return { entries, places };
}

function cellEntries(row: GridRow, date: string): TimesheetEntryInput[] {
  const typed = row.cells[date] ?? '';
  const note = row.notes[date]?.trim() || null;
  const stored = row.stored[date];
  if (stored && typed === cellText(stored) && (note ?? '') === noteText(stored))
    return stored.map(({ id: _id, ...entry }) => entry);
  const minutes = cellMinutes(typed);
  if (typed.trim() === '' || minutes === 0) return [];
  const entry = {
    date,
    // What is no time is refused as such, and not as a small number.
    minutes: minutes ?? Number.NaN,
    category: row.category,
    task: row.task || null,
    note,
    billable: isBillableTime(row.category),
    startedAt: null,
    endedAt: null,
    externalRef: null,
  };
  const spans = parseSpans(typed);
  return spans
    ? spans.map((span) => ({ ...entry, ...span, minutes: entryMinutes({ ...span, minutes: 0 }) }))
    : [entry];
}

/** Returns the minutes of a day over all rows. */
export const dayMinutes = (rows: readonly GridRow[], day: string): number =>
  rows.reduce((sum, { cells }) => sum + (cellMinutes(cells[day] ?? '') ?? 0), 0);

/** Returns the minutes of a row over some days. */
export const rowMinutes = ({ cells }: GridRow, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + (cellMinutes(cells[day] ?? '') ?? 0), 0);

/** What was copied from a spreadsheet, laid over the cells from one on that can be filled. */
export function pasteCells(
  rows: readonly GridRow[],
  { row, day }: EntryPlace,
  days: readonly string[],
  text: string,
  mayFill: (day: string) => boolean,
): GridRow[] {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const first = days.indexOf(day);
  return rows.map((one, index) => {
    const line = lines[index - row];
    if (index < row || line === undefined) return one;
    const cells = { ...one.cells };
    for (const [offset, value] of line.split('\t').entries()) {
      const target = days[first + offset];
      if (target && mayFill(target)) cells[target] = value.trim();
    }
    return { ...one, cells };
  });
}
