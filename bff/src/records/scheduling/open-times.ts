import { dayMs, minuteMs, type HostHoursFields } from '@muster/contracts';
import { subtract, unite, type Interval } from '../../calendars/intervals.ts';
import { stretchesOf, timesShown } from './zone-times.ts';

/** 1 January 1970 was a Thursday; Monday is 1. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;
const dayNumber = (day: string): number => Date.parse(day) / dayMs;

type Hours = { from: number; to: number };
const wholeDay: Hours = { from: 0, to: 24 * 60 };

/** `09:30` → 570; `24:00` is the end of the day. */
export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
const hoursOf = ({ from, to }: { from: string; to: string }): Hours => ({
  from: minutesOf(from),
  to: minutesOf(to),
});

/** Returns the hours of an exception, on each of its days; null if it takes whole days. */
export const partOf = ({
  kind,
  from,
  to,
}: Pick<HostHoursFields['overrides'][number], 'kind' | 'from' | 'to'>) =>
  kind !== 'out_of_office' && from !== null && to !== null ? { from, to } : null;

/**
 * Returns a host's working hours on a day and the hours taken out of them, in the host's time zone.
 */
function hoursOn(day: number, { weekly, overrides }: HostHoursFields) {
  const open = weekly.filter(({ weekday }) => weekday === weekdayOf(day)).map(hoursOf);
  const closed: Hours[] = [];
  for (const { kind, firstDay, lastDay, from, to } of overrides) {
    if (day < dayNumber(firstDay) || day > dayNumber(lastDay)) continue;
    const hours = partOf({ kind, from, to });
    (kind === 'open' ? open : closed).push(hours ? hoursOf(hours) : wholeDay);
  }
  return { open, closed };
}

/**
 * Returns when a host works within a period: the weekly hours with the exceptions of single days.
 */
export function openTimes(availability: HostHoursFields, within: Interval): Interval[] {
  const { open, closed } = timesAround(availability, within);
  return subtract(unite(open), [...closed, ...outside(within)]);
}

/** Returns when a host is away within a period, whatever the weekly hours say. */
export const closedTimes = (availability: HostHoursFields, within: Interval): Interval[] =>
  subtract(unite(timesAround(availability, within).closed), outside(within));

const outside = ({ from, to }: Interval): Interval[] => [
  { from: -Infinity, to: from },
  { from: to, to: Infinity },
];

function timesAround(availability: HostHoursFields, within: Interval) {
  // A day begins up to fourteen hours before UTC's and ends up to twelve after it.
  const around = { from: within.from - dayMs, to: within.to + dayMs };
  const stretches = stretchesOf(around, availability.timeZone);
  const open: Interval[] = [];
  const closed: Interval[] = [];
  for (let day = Math.floor(around.from / dayMs); day * dayMs < around.to; day += 1) {
    const at = ({ from, to }: Hours) =>
      timesShown(
        { from: day * dayMs + from * minuteMs, to: day * dayMs + to * minuteMs },
        stretches,
      );
    const hours = hoursOn(day, availability);
    open.push(...hours.open.flatMap(at));
    closed.push(...hours.closed.flatMap(at));
  }
  return { open, closed };
}
