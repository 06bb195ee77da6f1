import {
  addedHours,
  formatHours,
  hasHoursColumns,
  hoursCell,
  readHoursLine,
  type HoursLine,
  type HoursLineFault,
  type HoursRecord,
} from '@muster/contracts';
import { emptyRow, type GridRow } from './grid-values.ts';
import { isOpenDay, type OpenDays } from './open-days.ts';

/** Why a line of a file was skipped. */
export type SkipReason = HoursLineFault | 'outside';

export interface HoursFile {
  rows: GridRow[];
  /** Number of lines whose hours were added to the rows. */
  taken: number;
  /** Skipped lines, counted from 1 for the header line. */
  skipped: { line: number; reason: SkipReason }[];
}

/** Thrown for a file that cannot be read at all. */
export class HoursFileError extends Error {
  readonly reason: 'columns' | 'people' | 'format';
  constructor(reason: HoursFileError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Adds the hours of a file to the rows of a sheet: the platform's own columns (date, hours,
 * category, task, note) or those of a Harvest time report. Lines of one day, kind and task are
 * summed and replace the content of their cell, so that reading a file twice counts once.
 * @throws HoursFileError
 */
export function layHoursFile(
  rows: readonly GridRow[],
  records: readonly HoursRecord[],
  open: OpenDays,
): HoursFile {
  requireOnePerson(records);
  const skipped: HoursFile['skipped'] = [];
  const cells = new Map<string, HoursLine>();
  for (const [index, record] of records.entries()) {
    const line = readLine(record, open);
    if (typeof line === 'string') {
      skipped.push({ line: index + 2, reason: line });
      continue;
    }
    const key = hoursCell(line);
    const before = cells.get(key);
    cells.set(key, before ? addedHours(before, line) : line);
  }
  let next = [...rows];
  for (const line of cells.values()) next = laid(next, line);
  // The initial empty row is not needed beside those of the file.
  const filled = next.filter(({ cells: own }) => Object.values(own).some((typed) => typed.trim()));
  return {
    rows: filled.length > 0 ? filled : next,
    taken: records.length - skipped.length,
    skipped,
  };
}

function requireOnePerson(records: readonly HoursRecord[]): void {
  const [first] = records;
  if (!first || !hasHoursColumns(first)) throw new HoursFileError('columns');
  const people = new Set(records.map((one) => `${one['first name']} ${one['last name']}`));
  if (people.size > 1) throw new HoursFileError('people');
}

function readLine(record: HoursRecord, open: OpenDays): HoursLine | SkipReason {
  const line = readHoursLine(record);
  return typeof line !== 'string' && !isOpenDay(open, line.day) ? 'outside' : line;
}

function laid(rows: GridRow[], { day, minutes, category, task, note }: HoursLine): GridRow[] {
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

/** Returns the lines of a CSV file by lower-case column name. @throws HoursFileError */
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
