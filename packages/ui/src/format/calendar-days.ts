import { shiftDay } from '@muster/contracts';
import { viewerWeekStart } from './viewer.ts';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Returns the first day of the week that contains a day, by the reader's week start. */
export const weekStartOf = (day: string): string =>
  shiftDay(day, -((at(day).getUTCDay() - viewerWeekStart() + 7) % 7));

/** Returns the first day of the month before or after that of a day. */
export function turnedMonth(day: string, by: 1 | -1): string {
  const month = at(`${day.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() + by);
  return month.toISOString().slice(0, 10);
}
