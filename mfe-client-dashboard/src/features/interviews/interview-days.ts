import { dayMs } from '@muster/contracts';
import { viewerWeekStart } from '@muster/ui';

export const interviewViews = ['list', 'week', 'month'] as const;
export type InterviewView = (typeof interviewViews)[number];
/** The views that show days, with or without interviews. */
export type CalendarSpan = Exclude<InterviewView, 'list'>;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const after = (day: string, count: number): string =>
  new Date(at(day) + count * dayMs).toISOString().slice(0, 10);
const weekStart = (day: string): string =>
  after(day, -((new Date(at(day)).getUTCDay() - viewerWeekStart() + 7) % 7));

const weekFrom = (first: string): string[] =>
  Array.from({ length: 7 }, (_, index) => after(first, index));

/** The days that a view shows, in full weeks. */
export function daysOf(view: CalendarSpan, day: string): string[] {
  const month = day.slice(0, 7);
  const first = weekStart(view === 'week' ? day : `${month}-01`);
  if (view === 'week') return weekFrom(first);
  const weeks = Array.from({ length: 6 }, (_, index) => weekFrom(after(first, 7 * index)));
  return weeks.filter((week) => week.some((one) => one.startsWith(month))).flat();
}

/** The same view, one further or one back. */
export function turned(view: CalendarSpan, day: string, by: 1 | -1): string {
  if (view === 'week') return after(day, 7 * by);
  const month = new Date(at(`${day.slice(0, 7)}-01`));
  month.setUTCMonth(month.getUTCMonth() + by);
  return month.toISOString().slice(0, 10);
}

/** A day of the calendar, as an address names it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text)) && after(text, 0) === text;
