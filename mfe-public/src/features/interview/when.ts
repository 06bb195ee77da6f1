import { dayKey, formatDate, formatTime } from '@muster/ui';
import { minuteMs, shownAt, type TimeWindow } from '@muster/contracts';

/** `Thu 26 Nov, 16:30`. */
export const shortWhen = (at: string, timeZone: string): string =>
  `${formatDate(at, { timeZone, weekday: true, year: false })}, ${formatTime(at, { timeZone })}`;

/** Returns the times of a full day to show first: on the hour and half past, if there are any. */
export function firstTimes(times: readonly TimeWindow[], timeZone: string): readonly TimeWindow[] {
  if (times.length <= max) return times;
  const first = times.filter(
    ({ startsAt }) => shownAt(Date.parse(startsAt), timeZone) % (30 * minuteMs) === 0,
  );
  return first.length > 0 ? first : times;
}

/** More than these make a long list on a phone. */
const max = 12;

export interface DayOfTimes {
  day: string;
  times: TimeWindow[];
}

/** Groups free times by day in the person's zone. */
export function byDay(times: readonly TimeWindow[], timeZone: string): DayOfTimes[] {
  const days = new Map<string, TimeWindow[]>();
  for (const time of times) {
    const day = dayKey(time.startsAt, { timeZone });
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}
