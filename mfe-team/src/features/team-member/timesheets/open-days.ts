import { shiftDay, type DaySpan, type Timesheet } from '@muster/contracts';
import type { GridRow } from './grid-values.ts';

/** The editable days of a sheet: from the first to the last, without paused ones. */
export interface OpenDays {
  from: string;
  to: string;
  paused: readonly string[];
}

/** Null: none of them. */
export const openDaysOf = ({ openFrom, openTo, pausedDays }: Timesheet): OpenDays | null =>
  openFrom && openTo ? { from: openFrom, to: openTo, paused: pausedDays } : null;

export const isOpenDay = ({ from, to, paused }: OpenDays, day: string): boolean =>
  from <= day && day <= to && !paused.includes(day);

/** Merges consecutive days into spans. */
export function spansOf(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && shiftDay(last.end, 1) === day) spans[spans.length - 1] = { ...last, end: day };
    else spans.push({ start: day, end: day });
  }
  return spans;
}

/** Returns rows without the hours of some days. */
export const withoutDays = (rows: readonly GridRow[], days: readonly string[]): GridRow[] =>
  rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).filter(([day]) => !days.includes(day))),
  }));
