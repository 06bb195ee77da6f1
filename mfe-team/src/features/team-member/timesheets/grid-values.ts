import {
  formatHours,
  isBillableTime,
  parseHours,
  type Timesheet,
  type TimesheetCategory,
  type TimesheetEntryInput,
} from '@muster/contracts';

/** One kind of time as it is typed: hours and notes by day. */
export type GridRow = {
  category: TimesheetCategory;
  task: string;
  cells: Record<string, string>;
  notes: Record<string, string>;
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
});

/** The entries of a sheet as rows; there is always one to begin with. */
export function gridValues({ entries, nothingWorked }: Timesheet): GridValues {
  const rows: GridRow[] = [];
  for (const { date, minutes, category, task, note } of entries) {
    let row = rows.find((one) => one.category === category && one.task === (task ?? ''));
    if (!row) rows.push((row = emptyRow(category, task ?? '')));
    row.cells[date] = formatHours(minutes);
    if (note) row.notes[date] = note;
  }
  return { rows: rows.length > 0 ? rows : [emptyRow('regular')], nothingWorked };
}

/** Where an entry was typed. */
export interface EntryPlace {
  row: number;
  day: string;
}

/** What is sent, and where each entry of it was typed. A cell that is no time is refused. */
export function gridEntries(rows: readonly GridRow[]): {
  entries: TimesheetEntryInput[];
  places: EntryPlace[];
} {
  const places: EntryPlace[] = [];
  const entries = rows.flatMap(({ category, task, cells, notes }, row) =>
    Object.entries(cells).flatMap(([day, typed]) => {
      const minutes = parseHours(typed);
      if (typed.trim() === '' || minutes === 0) return [];
      places.push({ row, day });
      return [
        {
          date: day,
          minutes: minutes ?? -1,
          category,
          task: task || null,
          note: notes[day]?.trim() || null,
          billable: isBillableTime(category),
        },
      ];
    }),
  );
  return { entries, places };
}

/** Minutes of a day over all rows. */
export const dayMinutes = (rows: readonly GridRow[], day: string): number =>
  rows.reduce((sum, { cells }) => sum + (parseHours(cells[day] ?? '') ?? 0), 0);

/** Minutes of a row over some days. */
export const rowMinutes = ({ cells }: GridRow, days: readonly string[]): number =>
  days.reduce((sum, day) => sum + (parseHours(cells[day] ?? '') ?? 0), 0);

/** What was copied from a spreadsheet, laid over the cells from one on. */
export function pasteCells(
  rows: readonly GridRow[],
  { row, day }: EntryPlace,
  days: readonly string[],
  text: string,
): GridRow[] {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  const first = days.indexOf(day);
  return rows.map((one, index) => {
    const line = lines[index - row];
    if (index < row || line === undefined) return one;
    const cells = { ...one.cells };
    for (const [offset, value] of line.split('\t').entries()) {
      const target = days[first + offset];
      if (target) cells[target] = value.trim();
    }
    return { ...one, cells };
  });
}
