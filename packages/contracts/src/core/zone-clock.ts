/** Zones change their clocks at full quarters of an hour, since 1973 all of them. */
const quarter = 15 * 60_000;

/** Making a format takes far longer than using it, and that longer than a sum. */
interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** The quarter of an hour asked for last, counted from 1970, and how far ahead it is then, in ms. */
  quarter: number;
  ahead: number;
}
const clocks = new Map<string, Clock>();

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const clock = { format, quarter: NaN, ahead: 0 };
  clocks.set(timeZone, clock);
  return clock;
}

function readClock(format: Intl.DateTimeFormat, moment: number): number {
  const parts = format.formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/**
 * What the clock of a zone shows at a moment, to the second, as if it were UTC: milliseconds since
 * 1970, as the moment is. The difference of the two is how far the zone is ahead.
 * @throws RangeError for a zone that does not exist
 */
export function shownAt(moment: number, timeZone: string): number {
  const clock = clockOf(timeZone);
  const second = Math.floor(moment / 1000) * 1000;
  const now = Math.floor(moment / quarter);
  if (clock.quarter !== now) {
    clock.ahead = readClock(clock.format, second) - second;
    clock.quarter = now;
  }
  return second + clock.ahead;
}

const day = 24 * 60 * 60_000;

/**
 * The moment at which clocks of a zone show this day (`2026-11-23`) and time (`08:00`). Of a time
 * that they show twice it is the first; one that they leave out is as much later as they go ahead,
 * as calendars read it (RFC 5545).
 */
export function momentIn(date: string, clock: string, timeZone: string): string {
  const wanted = Date.parse(`${date}T${clock}:00Z`);
  const byClockOf = (near: number) => wanted - (shownAt(near, timeZone) - near);
  const [before, after] = [byClockOf(wanted - day), byClockOf(wanted + day)];
  const isShown = (moment: number) => shownAt(moment, timeZone) === wanted;
  const isLater = before !== after && !isShown(before) && isShown(after);
  return new Date(isLater ? after : before).toISOString();
}
