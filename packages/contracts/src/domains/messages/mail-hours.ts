import { hourMs, minuteMs } from '../../core/durations.ts';
import { shownAt } from '../../core/zone-clock.ts';

/** The local hours of the recipient in which mails are sent. */
export interface MailHours {
  readonly from: number;
  readonly to: number;
}

const quarter = 15 * minuteMs;
const maxQuarters = 24 * 4 + 8;

/** Checks whether a recipient in this zone may be mailed at this moment. */
export function isWithinMailHours(moment: Date, timeZone: string, { from, to }: MailHours) {
  const hour = Math.floor(shownAt(moment.getTime(), timeZone) / hourMs) % 24;
  return hour >= from && hour < to;
}

/**
 * Returns the first moment from this one on at which a recipient in this zone may be mailed.
 * Searches in steps of a quarter of an hour, because clock changes shift the morning.
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
