import { dayMs, minuteMs } from '@muster/contracts';
import { DateTime } from 'luxon';

/** A moment at which the UTC offset of a zone changes. */
interface Change {
  at: number;
  /** Minutes ahead of UTC before the change. */
  before: number;
}

const step = 7 * dayMs;

/**
 * Returns the clock changes of a zone in the years of an event (VTIMEZONE), for calendars that do
 * not know the zone: each change separately, as Node's time-zone data has it. Recurring rules
 * cannot describe months of fasting, or a Sunday that is the first one in some years only.
 */
export function zoneRules(timeZone: string, first: Date, last: Date): string {
  const begin = Date.UTC(first.getUTCFullYear(), 0, 1);
  const changes = changesBetween(timeZone, begin, Date.UTC(last.getUTCFullYear() + 1, 0, 1));
  const start = { at: begin, before: aheadAt(begin, timeZone) };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[start, ...changes].flatMap(({ at, before }) => {
      const clock = DateTime.fromMillis(at, { zone: timeZone });
      const kind = clock.isInDST ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${wallText(at + before * minuteMs)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(clock.offset)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ].join('\r\n');
}

const aheadAt = (at: number, zone: string): number => DateTime.fromMillis(at, { zone }).offset;

function changesBetween(zone: string, from: number, to: number): Change[] {
  const found: Change[] = [];
  for (let at = from; at < to; at += step) {
    const before = aheadAt(at, zone);
    if (aheadAt(at + step, zone) === before) continue;
    let [low, high] = [at / minuteMs, (at + step) / minuteMs];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (aheadAt(middle * minuteMs, zone) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high * minuteMs, before });
  }
  return found;
}

/** `20270328T020000`. */
const wallText = (shown: number): string =>
  new Date(shown).toISOString().replace(/[-:]|\.\d{3}Z/g, '');

/** `+0530`. */
function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = [hours, rest].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${digits.join('')}`;
}
