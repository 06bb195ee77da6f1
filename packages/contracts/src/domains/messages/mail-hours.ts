import { hourMs, minuteMs } from '../../core/durations.ts';
import { shownAt } from '../../core/zone-clock.ts';

/** The hours of the day, on the recipient's clock, in which mails go out. */
export interface MailHours {
  readonly from: number;
  readonly to: number;
}

const quarter = 15 * minuteMs;
const maxQuarters = 24 * 4 + 8;

/** Whether a recipient in this zone may be written to at this moment. */
export function isWithinMailHours(moment: Date, timeZone: string, { from, to }: MailHours) {
  const hour = Math.floor(shownAt(moment.getTime(), timeZone) / hourMs) % 24;
  return hour >= from && hour < to;
}

/**
 * The first moment from this one on at which a recipient in this zone may be written to. It is
 * looked for a quarter of an hour at a time, because clocks that change shift the morning.
 */
export function nextMailTime(moment: Date, timeZone: string, hours: MailHours): Date {
  if (isWithinMailHours(moment, timeZone, hours)) return moment;
  const first = Math.ceil(moment.getTime() / quarter) * quarter;
  for (let step = 0; step <= maxQuarters; step += 1) {
    const candidate = new Date(first + step * quarter);
    if (isWithinMailHours(candidate, timeZone, hours)) return candidate;
  }
  return moment;
}
