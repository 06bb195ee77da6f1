/** Zones change their clocks only at full quarters of an hour, all of them since 1973. */
const quarter = 15 * 60_000;

/** Creating a format is far slower than using it, and using it is slower than a sum. */
interface Clock {
  readonly format: Intl.DateTimeFormat;
  /** The last requested quarter of an hour since 1970, and the zone's offset in it, in ms. */
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
 * Returns the local time of a zone at a moment, to the second, as if it were UTC: milliseconds
 * since 1970, like the moment. The difference of the two is the offset of the zone.
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
 * Returns the moment at which a zone's clocks show this day (`2026-11-23`) and time (`08:00`). A
 * time that occurs twice means the first one; a skipped time is moved forward by the skipped
 * interval, as calendars do (RFC 5545).
 */
export function momentIn(date: string, clock: string, timeZone: string): string {
  const wanted = Date.parse(`${date}T${clock}:00Z`);
  const byClockOf = (near: number) => wanted - (shownAt(near, timeZone) - near);
  const [before, after] = [byClockOf(wanted - day), byClockOf(wanted + day)];
  const isShown = (moment: number) => shownAt(moment, timeZone) === wanted;
  const isLater = before !== after && !isShown(before) && isShown(after);
  return new Date(isLater ? after : before).toISOString();
}
