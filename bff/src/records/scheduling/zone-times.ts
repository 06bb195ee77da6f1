import { dayMs, minuteMs, shownAt } from '@muster/contracts';
import type { Interval } from '../../calendars/intervals.ts';

/** A period in which the UTC offset of a zone, in milliseconds, does not change. */
interface Stretch extends Interval {
  ahead: number;
}

/** Zones change their clocks on full quarters of an hour. */
const quarter = 15 * minuteMs;
/** Clocks show full seconds. */
const aheadAt = (moment: number, zone: string): number =>
  shownAt(moment, zone) - Math.floor(moment / 1000) * 1000;

/** Returns the first quarter of an hour after `from` that has the UTC offset of `to`. */
function changeBetween(from: number, to: number, zone: string): number {
  const before = aheadAt(from, zone);
  let low = Math.floor(from / quarter);
  let high = Math.ceil(to / quarter);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (aheadAt(middle * quarter, zone) === before) low = middle;
    else high = middle;
  }
  return high * quarter;
}

/**
 * Returns the UTC offsets of a zone over a period: one stretch, and one more for each clock change.
 */
export function stretchesOf({ from, to }: Interval, zone: string): Stretch[] {
  const stretches: Stretch[] = [];
  let begin = from;
  for (let day = from; day < to; day += dayMs) {
    const next = Math.min(day + dayMs, to);
    const ahead = aheadAt(day, zone);
    if (aheadAt(next, zone) === ahead) continue;
    const change = changeBetween(day, next, zone);
    stretches.push({ from: begin, to: change, ahead });
    begin = change;
  }
  return [...stretches, { from: begin, to, ahead: aheadAt(begin, zone) }];
}

/**
 * Returns when the clocks of a zone show a time between two (milliseconds, as if they were UTC). An
 * hour that clocks show twice counts twice, a skipped hour not at all.
 */
export const timesShown = (shown: Interval, stretches: readonly Stretch[]): Interval[] =>
  stretches.flatMap(({ from, to, ahead }) => {
    const begin = Math.max(from, shown.from - ahead);
    const end = Math.min(to, shown.to - ahead);
    return begin < end ? [{ from: begin, to: end }] : [];
  });
