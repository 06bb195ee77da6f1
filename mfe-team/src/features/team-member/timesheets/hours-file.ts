import {
  formatHours,
  limits,
  parseHours,
  timesheetCategories,
  type TimesheetCategory,
} from '@muster/contracts';
import { emptyRow, type GridRow } from './grid-values.ts';

/** Why a line of a file was not taken. */
export type SkipReason = 'date' | 'outside' | 'hours' | 'category';

export interface HoursFile {
  rows: GridRow[];
  /** Lines whose hours stand in the rows. */
  taken: number;
  /** Lines that do not, as a person counts them: the first line names the columns. */
  skipped: { line: number; reason: SkipReason }[];
}

/** A file that cannot be read at all. */
export class HoursFileError extends Error {
  readonly reason: 'columns' | 'people' | 'format';
  constructor(reason: HoursFileError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

interface Line {
  day: string;
  minutes: number;
  category: TimesheetCategory;
  task: string;
  note: string;
}

/**
 * Lays the hours of a file over the rows of a sheet: our own columns (date, hours, category, task,
 * note) or those of a time report of Harvest. Lines of one day, kind and task are added up and take
 * the place of what stands in their cell, so a file that is read twice counts once.
 * @throws HoursFileError
 */
export function layHoursFile(
  rows: readonly GridRow[],
  records: readonly Readonly<Record<string, string>>[],
  open: { from: string; to: string },
): HoursFile {
  requireOnePerson(records);
  const skipped: HoursFile['skipped'] = [];
  const cells = new Map<string, Line>();
  for (const [index, record] of records.entries()) {
    const line = readLine(record, open);
    if (typeof line === 'string') {
      skipped.push({ line: index + 2, reason: line });
      continue;
    }
    const key = `${line.day} ${line.category} ${line.task}`;
    const before = cells.get(key);
    cells.set(key, before ? added(before, line) : line);
  }
  let next = [...rows];
  for (const line of cells.values()) next = laid(next, line);
  // The empty row with which a sheet begins is of no use beside those of the file.
  const filled = next.filter(({ cells: own }) => Object.values(own).some((typed) => typed.trim()));
  return {
    rows: filled.length > 0 ? filled : next,
    taken: records.length - skipped.length,
    skipped,
  };
}

function requireOnePerson(records: readonly Readonly<Record<string, string>>[]): void {
  const [first] = records;
  if (!first || !('date' in first) || !('hours' in first)) throw new HoursFileError('columns');
  const people = new Set(records.map((one) => `${one['first name']} ${one['last name']}`));
  if (people.size > 1) throw new HoursFileError('people');
}

function readLine(
  record: Readonly<Record<string, string>>,
  open: { from: string; to: string },
): Line | SkipReason {
  const day = record['date'] ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'date';
  if (day < open.from || day > open.to) return 'outside';
  const minutes = parseHours(record['hours'] ?? '');
  if (minutes === null || minutes === 0) return 'hours';
  const category = categoryOf(record['category'] ?? '');
  if (!category) return 'category';
  const task = [record['project'], record['task']].filter(Boolean).join(' · ');
  return {
    ...{ day, minutes, category },
    task: task.slice(0, limits.timesheet.task),
    note: (record['notes'] ?? record['note'] ?? '').slice(0, limits.timesheet.note),
  };
}

/** A kind of time as people write it: `Paid leave`; nothing means regular. */
function categoryOf(typed: string): TimesheetCategory | undefined {
  const word =
    typed
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') || 'regular';
  return timesheetCategories.find((category) => category === word);
}

const added = (before: Line, { minutes, note }: Line): Line => ({
  ...before,
  minutes: before.minutes + minutes,
  note: [before.note, before.note === note ? '' : note]
    .filter(Boolean)
    .join('; ')
    .slice(0, limits.timesheet.note),
});

function laid(rows: GridRow[], { day, minutes, category, task, note }: Line): GridRow[] {
  const isRow = (row: GridRow) => row.category === category && row.task === task;
  const known = rows.some(isRow) ? rows : [...rows, emptyRow(category, task)];
  return known.map((row) =>
    isRow(row)
      ? {
          ...row,
          cells: { ...row.cells, [day]: formatHours(minutes) },
          notes: note ? { ...row.notes, [day]: note } : row.notes,
        }
      : row,
  );
}

/** The lines of a CSV file by the names of their columns, in lower case. @throws HoursFileError */
export async function readCsv(text: string): Promise<Record<string, string>[]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  try {
    return parse<Record<string, string>>(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw new HoursFileError('format');
  }
}
