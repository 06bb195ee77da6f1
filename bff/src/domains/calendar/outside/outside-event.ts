import { dayMs } from '@muster/contracts';
import ICAL from 'ical.js';
import type { Interval } from '../../../calendars/intervals.ts';
import { zoneNamed, type Clocks } from './calendar-clocks.ts';

export type OutsideEvent = ICAL.Component;

/** Start, zone and length of an event. */
interface Shape {
  start: ICAL.Time;
  tzid: string | null;
  /** Returns the end for a start: all-day events end at midnight, regardless of daylight saving. */
  endOf: (from: number, date: ICAL.Time) => number;
}

/** Returns the occurrences of an event within an interval; one without a rule has at most one. */
export function timesOf(event: OutsideEvent, clocks: Clocks, within: Interval): Interval[] {
  const shape = shapeOf(event, clocks);
  if (!shape) return [];
  const left = new Set(clocks.momentsOf(event, 'exdate'));
  const leftDays = daysLeftOut(event);
  const times = event.hasProperty('recurrence-id')
    ? [timeAt(shape.start, shape, clocks)]
    : [
        timeAt(shape.start, shape, clocks),
        ...event.getAllProperties('rrule').flatMap((rule) => byRule(rule, shape, clocks, within)),
        ...added(event, shape, clocks),
      ];
  return times.filter(
    ({ from, to, day }) =>
      from < within.to &&
      to > within.from &&
      to > from &&
      !left.has(from) &&
      !(day !== null && leftDays.has(day)),
  );
}

/** Some programs exclude a day when they mean the occurrence on it. */
const daysLeftOut = (event: OutsideEvent): ReadonlySet<number> =>
  new Set(
    event
      .getAllProperties('exdate')
      .flatMap((property) => property.getValues())
      .flatMap((value: unknown) =>
        value instanceof ICAL.Time && value.isDate ? [dayOf(value)] : [],
      ),
  );

/** Interval with its day on its own clock, where known. */
type Timed = Interval & { day: number | null };

function timeAt(start: ICAL.Time, { tzid, endOf }: Shape, clocks: Clocks): Timed {
  const from = clocks.moment(start, tzid);
  return { from, to: endOf(from, start), day: dayOf(start) };
}

function shapeOf(event: OutsideEvent, clocks: Clocks): Shape | null {
  const property = event.getFirstProperty('dtstart');
  const start: unknown = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time)) return null;
  const tzid = zoneNamed(property);
  const end: unknown = event.getFirstPropertyValue('dtend');
  const duration: unknown = event.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  if (start.isDate) {
    const days =
      end instanceof ICAL.Time
        ? Math.round((dayOf(end) - dayOf(start)) / dayMs)
        : (seconds ?? 86_400) / 86_400;
    return { start, tzid, endOf: (_from, date) => dayAfter(date, Math.max(1, days), clocks) };
  }
  const length =
    end instanceof ICAL.Time
      ? (clocks.momentOf(event, 'dtend') ?? 0) - clocks.moment(start, tzid)
      : (seconds ?? 0) * 1000;
  return { start, tzid, endOf: (from) => from + length };
}

const dayOf = ({ year, month, day }: ICAL.Time): number => Date.UTC(year, month - 1, day);

function dayAfter(date: ICAL.Time, days: number, clocks: Clocks): number {
  const later = date.clone();
  later.adjust(days, 0, 0, 0);
  return clocks.moment(later, null);
}

/** How long before a moment an occurrence may begin and still reach it. */
const longest = 62 * dayMs;
/** Rules per second or minute are not meetings. */
const tooOften = new Set(['SECONDLY', 'MINUTELY']);

/** Clock time, as if it were UTC. */
const shownBy = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

function byRule(property: ICAL.Property, shape: Shape, clocks: Clocks, within: Interval): Timed[] {
  const rule: unknown = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur) || tooOften.has(rule.freq)) return [];
  const { start, tzid } = shape;
  const until = rule.until ? lastMoment(rule.until, tzid, clocks) : Infinity;
  // The end of the rule is checked by moments, because the rule knows no zones.
  rule.until = null;
  const onClock = ICAL.Time.fromData({
    year: start.year,
    month: start.month,
    day: start.day,
    isDate: start.isDate,
    ...(start.isDate ? {} : { hour: start.hour, minute: start.minute, second: start.second }),
  });
  const iterator = rule.iterator(onClock);
  const times: Timed[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const shown = shownBy(next);
    if (shown > Math.min(within.to, until) + dayMs) break;
    if (shown < within.from - longest) continue;
    const time = timeAt(next, shape, clocks);
    if (time.from > until) break;
    times.push(time);
  }
  return times;
}

/** A rule that ends on a day includes that day. */
const lastMoment = (until: ICAL.Time, tzid: string | null, clocks: Clocks): number =>
  until.isDate ? dayAfter(until, 1, clocks) - 1 : clocks.moment(until, tzid);

/** Returns individually listed occurrences, some with their own end. */
const added = (event: OutsideEvent, shape: Shape, clocks: Clocks): Timed[] =>
  event.getAllProperties('rdate').flatMap((property) => {
    const tzid = zoneNamed(property);
    return property.getValues().flatMap((value: unknown) => {
      if (value instanceof ICAL.Time) return [timeAt(value, { ...shape, tzid }, clocks)];
      if (!(value instanceof ICAL.Period)) return [];
      const from = clocks.moment(value.start, tzid);
      return [{ from, to: from + value.getDuration().toSeconds() * 1000, day: null }];
    });
  });
