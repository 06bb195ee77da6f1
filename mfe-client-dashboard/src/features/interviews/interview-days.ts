import { dateSchema, shiftDay } from '@muster/contracts';
import { turnedMonth, weekStartOf } from '@muster/ui';

export const interviewViews = ['list', 'week', 'month'] as const;
export type InterviewView = (typeof interviewViews)[number];
/** The views that show days, with or without interviews. */
export type CalendarSpan = Exclude<InterviewView, 'list'>;

const weekFrom = (first: string): string[] =>
  Array.from({ length: 7 }, (_, index) => shiftDay(first, index));

/** Returns the days that a view shows, in full weeks. */
export function daysOf(view: CalendarSpan, day: string): string[] {
  const month = day.slice(0, 7);
  const first = weekStartOf(view === 'week' ? day : `${month}-01`);
  if (view === 'week') return weekFrom(first);
  const weeks = Array.from({ length: 6 }, (_, index) => weekFrom(shiftDay(first, 7 * index)));
  return weeks.filter((week) => week.some((one) => one.startsWith(month))).flat();
}

/** Returns the next or previous period of the view. */
export function turned(view: CalendarSpan, day: string, by: 1 | -1): string {
  return view === 'week' ? shiftDay(day, 7 * by) : turnedMonth(day, by);
}

/** Whether the text is a day of the calendar in URL form. */
export const isDay = (text: string): boolean => dateSchema.safeParse(text).success;
