import { addDays } from '../../db/calendar-day.ts';
import { dayIn } from '../../db/zoned-day.ts';
import type { SessionContext } from '../../http/context.ts';

/** The zone of a person; UTC for one who never said. */
export const ownZone = ({ session }: Pick<SessionContext, 'session'>): string =>
  session.user.timeZone ?? 'UTC';

/** The day that it is for a person. */
export const ownToday = (ctx: Pick<SessionContext, 'session'>, at = new Date()): string =>
  dayIn(ownZone(ctx), at);

/** The Mondays with which the week of a day and those before it begin, the earliest first. */
export function mondaysUpTo(day: string, weeks: number): string[] {
  // Sunday is 0, and the last day of its week.
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return Array.from({ length: weeks }, (_x, i) => addDays(day, -sinceMonday - 7 * (weeks - 1 - i)));
}
