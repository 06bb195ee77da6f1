import type { CalendarEvent } from '@muster/contracts';
import { formatDate, formatDateTime, formatTime } from '@muster/ui';

/**
 * Returns the opened occurrence's time, because the record of a repeated event contains only the
 * first.
 */
export function timeOf({ startsAt, endsAt }: CalendarEvent, at: string | null) {
  if (!at) return { startsAt, endsAt };
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  return { startsAt: at, endsAt: new Date(Date.parse(at) + length).toISOString() };
}

/** From when until when on the clock of a zone; the day of the end where it is another one. */
export function stretchOf(
  { startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>,
  timeZone: string,
): string {
  const day = (moment: string) => formatDate(moment, { timeZone });
  const end =
    day(startsAt) === day(endsAt)
      ? formatTime(endsAt, { timeZone, zone: true })
      : formatDateTime(endsAt, { timeZone, zone: true });
  return `${formatDateTime(startsAt, { timeZone, zone: false })} – ${end}`;
}

/** The days of an event of whole days: it ends with the day before its end. */
export function wholeDaysOf(
  { startsAt, endsAt }: Pick<CalendarEvent, 'startsAt' | 'endsAt'>,
  timeZone: string,
) {
  const day = (moment: string | number) => formatDate(moment, { timeZone, weekday: true });
  const [first, last] = [day(startsAt), day(Date.parse(endsAt) - 1)];
  return first === last ? first : `${first} – ${last}`;
}
