import { dayMs } from '@muster/contracts';

/** Returns the day this many days ahead, `YYYY-MM-DD`. */
export const daysAhead = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

/** Returns the same day this many months ahead; the last day if the month is too short. */
export function monthsAhead(today: string, months: number): string {
  const from = new Date(`${today}T00:00:00Z`);
  const day = new Date(from);
  day.setUTCMonth(from.getUTCMonth() + months);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}
