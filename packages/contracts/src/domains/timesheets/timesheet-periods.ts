import type { z } from 'zod';
import { dayMs } from '../../core/durations.ts';
import type { placementSchema } from '../placements/placements.schemas.ts';

export type TimesheetPeriod = z.infer<typeof placementSchema>['timesheetPeriod'];

export interface DaySpan {
  readonly start: string;
  readonly end: string;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Shifts a day by a number of days. Days have no time, so clock changes do not affect them. */
export const shiftDay = (day: string, days: number): string => dayAt(timeOf(day) + days * dayMs);

/** Monday is 0, Sunday 6. */
const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

export const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;

/** Returns the week of a day, Monday to Sunday. */
export function weekOf(day: string): DaySpan {
  const start = shiftDay(day, -weekdayOf(day));
  return { start, end: shiftDay(start, 6) };
}

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayAt(Date.UTC(year, month, 0));
};

/** Returns the timesheet period of a day; the periods do not overlap. */
export function timesheetPeriodOf(day: string, period: TimesheetPeriod): DaySpan {
  if (period === 'week') return weekOf(day);
  const month = day.slice(0, 8);
  if (period === 'month') return { start: `${month}01`, end: lastOfMonth(day) };
  return day.slice(8) <= '15'
    ? { start: `${month}01`, end: `${month}15` }
    : { start: `${month}16`, end: lastOfMonth(day) };
}

/** The current timesheet period of a contract, and earlier ones with their last days. */
export interface PeriodTerms {
  readonly period: TimesheetPeriod;
  /** Oldest first. */
  readonly pastPeriods: readonly { readonly until: string; readonly period: TimesheetPeriod }[];
}

/** Returns the sheet period of a day: periods start and end where the terms change. */
export function sheetPeriodOf(day: string, { period, pastPeriods }: PeriodTerms): DaySpan {
  const past = pastPeriods.find(({ until }) => day <= until);
  const before = pastPeriods.findLast(({ until }) => until < day);
  const { start, end } = timesheetPeriodOf(day, past?.period ?? period);
  return {
    start: before && before.until >= start ? shiftDay(before.until, 1) : start,
    end: past && past.until < end ? past.until : end,
  };
}

/** Returns all days of a span, in order. */
export function daysOf({ start, end }: DaySpan): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** Returns the weeks that a span touches, each Monday to Sunday. */
export function weeksOf(span: DaySpan): DaySpan[] {
  const weeks: DaySpan[] = [];
  for (let week = weekOf(span.start); week.start <= span.end; week = weekOf(shiftDay(week.end, 1)))
    weeks.push(week);
  return weeks;
}
