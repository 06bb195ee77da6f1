import { dayMs } from '@muster/contracts';

/** The day so many days ahead, `YYYY-MM-DD`. */
export const daysAhead = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

/** The same day so many months ahead; the last one of a month that is too short. */
export function monthsAhead(today: string, months: number): string {
  const from = new Date(`${today}T00:00:00Z`);
  const day = new Date(from);
  day.setUTCMonth(from.getUTCMonth() + months);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}
