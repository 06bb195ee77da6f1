import { limits } from '@muster/contracts';
import { addDays } from '../../../db/calendar-day.ts';
import { dayIn, momentIn } from '../../../db/zoned-day.ts';

const clock = `${String(limits.notification.morning).padStart(2, '0')}:00`;

/** Returns the start of the day for notifications: eight o'clock in the recipient's time zone. */
export const morningOf = (day: string, timeZone: string): Date => momentIn(day, clock, timeZone);

/**
 * Returns the latest morning in the recipient's time zone: today's, or yesterday's if it is
 * earlier.
 */
export function lastMorning(timeZone: string, now: Date): Date {
  const day = dayIn(timeZone, now);
  const today = morningOf(day, timeZone);
  return today <= now ? today : morningOf(addDays(day, -1), timeZone);
}
