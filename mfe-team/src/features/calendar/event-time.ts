import type { CalendarEvent } from '@muster/contracts';

/** The time that was opened: of a repeated event its first one stands in the record. */
export function timeOf({ startsAt, endsAt }: CalendarEvent, at: string | null) {
  if (!at) return { startsAt, endsAt };
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  return { startsAt: at, endsAt: new Date(Date.parse(at) + length).toISOString() };
}
