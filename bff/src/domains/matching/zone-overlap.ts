const opens = 9;
const closes = 17;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Hours that two people share of a working day from nine to five, each on the own clock, at a
 * moment: summer time moves them.
 */
export function sharedHours(one: string, other: string, at: Date): number {
  const apart = offsetOf(one, at) - offsetOf(other, at);
  // The day before and after count as well: Auckland's morning is yesterday's afternoon in Lima.
  const shifts = [apart - 24, apart, apart + 24];
  return Math.max(0, ...shifts.map((shift) => closes - opens - Math.abs(shift)));
}

/** How many hours a zone's clock is ahead of UTC. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return Math.round((shown - at.getTime()) / 900_000) / 4;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
