import { limits } from '../../core/limits.ts';
import { timesheetCategories, type TimesheetCategory } from './timesheets.enums.ts';
import { parseHours } from './timesheet-hours.ts';

/** Why a line of a time report has no hours to take. */
export const hoursLineFaults = ['date', 'hours', 'category'] as const;
export type HoursLineFault = (typeof hoursLineFaults)[number];

/** The hours of a line of a time report. */
export interface HoursLine {
  day: string;
  minutes: number;
  category: TimesheetCategory;
  task: string;
  note: string;
  /** What the line is called in the program that it comes from; empty without a name. */
  ref: string;
}

/** A line of a time report by the names of its columns, in lower case. */
export type HoursRecord = Readonly<Record<string, string>>;

/** Whether a file has the columns without which no line of it has hours. */
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

/** A kind of time as people write it: `Paid leave`; nothing means regular. */
function categoryOf(typed: string): TimesheetCategory | undefined {
  const word =
    typed
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') || 'regular';
  return timesheetCategories.find((category) => category === word);
}

/** Two lines of one day, kind and task as one: hours added up, notes one after the other. */
export const addedHours = (before: HoursLine, { minutes, note }: HoursLine): HoursLine => ({
  ...before,
  minutes: before.minutes + minutes,
  note: [before.note, before.note === note ? '' : note]
    .filter(Boolean)
    .join('; ')
    .slice(0, limits.timesheet.note),
});

/** The cell of a sheet that a line fills: a later file takes the place of what stands there. */
export const hoursCell = ({
  day,
  category,
  task,
}: Pick<HoursLine, 'day' | 'category' | 'task'>): string => `${day} ${category} ${task}`;
