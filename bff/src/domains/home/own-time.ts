import { addDays } from '../../db/calendar-day.ts';
import { dayIn } from '../../db/zoned-day.ts';
import type { SessionContext } from '../../http/context.ts';

/** Returns a user's time zone; UTC if they never set one. */
export const ownZone = ({ session }: Pick<SessionContext, 'session'>): string =>
  session.user.timeZone ?? 'UTC';

/** Returns the current date in a user's time zone. */
export const ownToday = (ctx: Pick<SessionContext, 'session'>, at = new Date()): string =>
  dayIn(ownZone(ctx), at);

/** Returns the Mondays of a date's week and the weeks before it, the earliest first. */
export function mondaysUpTo(day: string, weeks: number): string[] {
  // Sunday is 0 and the last day of its week.
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: weeks }, (_x, i) => addDays(day, -sinceMonday - 7 * (weeks - 1 - i)));
}
