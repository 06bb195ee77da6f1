import { hourMs, minuteMs, momentIn, shownAt, type Overlap } from '@muster/contracts';
import { addDays } from '../../../db/calendar-day.ts';
import { intersect, type Interval } from '../../../calendars/intervals.ts';

type Week = Overlap['weeks'][number];

/** The moment at which a day begins on the clocks of a zone. */
const beginOf = (day: string, timeZone: string): number =>
  Date.parse(momentIn(day, '00:00', timeZone));

/** From the beginning of a Monday until so many weeks later. */
export const weeksFrom = (monday: string, count: number, timeZone: string): Interval => ({
  from: beginOf(monday, timeZone),
  to: beginOf(addDays(monday, 7 * count), timeZone),
});

/** What each week has of some times, by the hour of the day on the clocks of a zone. */
export const commonWeeks = (
  common: readonly Interval[],
  { monday, count, timeZone }: { monday: string; count: number; timeZone: string },
): Week[] =>
  Array.from({ length: count }, (_week, index): Week => {
    const from = addDays(monday, 7 * index);
    const hours = hoursOf(intersect(common, [weeksFrom(from, 1, timeZone)]), timeZone);
    return { from, hours, minutes: hours.reduce((sum, minutes) => sum + minutes, 0) };
  });

/** Zones change their clocks at full quarters of an hour, and people their work. */
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

/** What most weeks have; of several as common the most. */
export function usualOf(weeks: readonly Week[]): number {
  const times = new Map<number, number>();
  for (const { minutes } of weeks) times.set(minutes, (times.get(minutes) ?? 0) + 1);
  const [most] = [...times].toSorted(([a, of], [b, than]) => than - of || b - a);
  return most?.[0] ?? 0;
}
