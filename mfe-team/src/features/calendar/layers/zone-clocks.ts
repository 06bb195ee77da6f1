import { momentIn, shownAt } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

const clockOf = (day: string, hour: number, zone: string): string => {
  const moment = Date.parse(momentIn(day, `${String(hour).padStart(2, '0')}:00`, viewerTimeZone()));
  return new Date(shownAt(moment, zone)).toISOString().slice(11, 16);
};

/** Returns a zone's time at each full hour of the viewer’s day. */
export const clocksIn = (day: string, zone: string): string[] =>
  Array.from({ length: 24 }, (_, hour) => clockOf(day, hour, zone));

/** Returns the first of these days on which a zone's offset changes; null if it stays the same. */
export function changeOf(days: readonly string[], zone: string): string | null {
  const [first = ''] = days;
  const noon = clockOf(first, 12, zone);
  return days.find((day) => clockOf(day, 12, zone) !== noon) ?? null;
}
