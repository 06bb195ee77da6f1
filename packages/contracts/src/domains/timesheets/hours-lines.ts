import { limits } from '../../core/limits.ts';
import { timesheetCategories, type TimesheetCategory } from './timesheets.enums.ts';
import { parseHours } from './timesheet-hours.ts';

/** Why a line of a time report has no usable hours. */
export const hoursLineFaults = ['date', 'hours', 'category'] as const;
export type HoursLineFault = (typeof hoursLineFaults)[number];

/** The hours of a line of a time report. */
export interface HoursLine {
  day: string;
  minutes: number;
  category: TimesheetCategory;
  task: string;
  note: string;
  /** The line's id in the source program; empty without one. */
  ref: string;
}

/** A line of a time report by column names in lower case. */
export type HoursRecord = Readonly<Record<string, string>>;

/** Checks whether a file has the required columns. */
export const hasHoursColumns = (record: HoursRecord): boolean =>
  'date' in record && 'hours' in record;

/**
 * Reads a line of a time report: our own columns (date, hours, category, task, note) or those of
 * Harvest.
 */
export function readHoursLine(record: HoursRecord): HoursLine | HoursLineFault {
  const day = record['date'] ?? '';
  if (!isDay(day)) return 'date';
  const minutes = parseHours(record['hours'] ?? '');
  if (minutes === null || minutes === 0) return 'hours';
  const category = categoryOf(record['category'] ?? '');
  if (!category) return 'category';
  const task = [record['project'], record['task']].filter(Boolean).join(' · ');
  return {
    day,
    minutes,
    category,
    task: task.slice(0, limits.timesheet.task),
    note: (record['notes'] ?? record['note'] ?? '').slice(0, limits.timesheet.note),
    ref: (record['id'] ?? record['external id'] ?? '').slice(0, limits.timesheet.externalRef),
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Parses a typed category: `Paid leave`; empty means regular. */
function categoryOf(typed: string): TimesheetCategory | undefined {
  const word =
    typed
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') || 'regular';
  return timesheetCategories.find((category) => category === word);
}

/** Merges two lines of the same day, category and task: adds the hours and joins the notes. */
export const addedHours = (before: HoursLine, { minutes, note }: HoursLine): HoursLine => ({
  ...before,
  minutes: before.minutes + minutes,
  note: [before.note, before.note === note ? '' : note]
    .filter(Boolean)
    .join('; ')
    .slice(0, limits.timesheet.note),
});

/** Returns the sheet cell of a line: a later file overwrites its content. */
export const hoursCell = ({
  day,
  category,
  task,
}: Pick<HoursLine, 'day' | 'category' | 'task'>): string => `${day} ${category} ${task}`;
