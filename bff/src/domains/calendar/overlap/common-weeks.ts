import { hourMs, minuteMs, momentIn, shownAt, type Overlap } from '@muster/contracts';
import { addDays } from '../../../db/calendar-day.ts';
import { intersect, type Interval } from '../../../calendars/intervals.ts';

type Week = Overlap['weeks'][number];

/** Returns the start of a day in a zone. */
const beginOf = (day: string, timeZone: string): number =>
  Date.parse(momentIn(day, '00:00', timeZone));

/** Returns the period from the start of a Monday over a number of weeks. */
export const weeksFrom = (monday: string, count: number, timeZone: string): Interval => ({
  from: beginOf(monday, timeZone),
  to: beginOf(addDays(monday, 7 * count), timeZone),
});

/** Returns how much of some intervals each week has, by hour of the day in a zone. */
export const commonWeeks = (
  common: readonly Interval[],
  { monday, count, timeZone }: { monday: string; count: number; timeZone: string },
): Week[] =>
  Array.from({ length: count }, (_week, index): Week => {
    const from = addDays(monday, 7 * index);
    const hours = hoursOf(intersect(common, [weeksFrom(from, 1, timeZone)]), timeZone);
    return { from, hours, minutes: hours.reduce((sum, minutes) => sum + minutes, 0) };
  });

/** Zones change, and working hours begin, at full quarters of an hour. */
const quarter = 15 * minuteMs;

function hoursOf(times: readonly Interval[], timeZone: string): number[] {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { from, to } of times)
    for (let at = from; at < to; at = Math.floor(at / quarter) * quarter + quarter) {
      const hour = Math.floor(shownAt(at, timeZone) / hourMs) % 24;
      const end = Math.min(to, Math.floor(at / quarter) * quarter + quarter);
      hours[hour] = (hours[hour] ?? 0) + Math.round((end - at) / minuteMs);
    }
  return hours;
}

/** Returns the most frequent weekly total; of equally frequent ones the largest. */
export function usualOf(weeks: readonly Week[]): number {
  const times = new Map<number, number>();
  for (const { minutes } of weeks) times.set(minutes, (times.get(minutes) ?? 0) + 1);
  const [most] = [...times].toSorted(([a, of], [b, than]) => than - of || b - a);
  return most?.[0] ?? 0;
}
