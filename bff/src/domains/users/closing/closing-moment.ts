import { limits, momentIn, shownAt } from '@muster/contracts';
import { addDays, dayOf } from '../../../db/calendar-day.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { User } from '../../../identity/user.model.ts';

/** Returns the time zone in which an account's days begin. */
export const zoneOfAccount = ({ timeZone }: Pick<User, 'timeZone'>): string => timeZone ?? 'UTC';

/**
 * Returns when a day begins in the account's time zone; null for none, and for today, which has
 * begun.
 * @throws AppError VALIDATION_FAILED for a day that is over, or too far ahead
 */
export function closingMoment(
  user: Pick<User, 'timeZone'>,
  on: string | null,
  now: Date,
): Date | null {
  if (on === null) return null;
  const zone = zoneOfAccount(user);
  const today = dayOf(new Date(shownAt(now.getTime(), zone)));
  if (on < today) throw invalidField('on', 'IN_PAST');
  if (on > addDays(today, limits.handover.aheadDays)) throw invalidField('on', 'OUT_OF_RANGE');
  return on === today ? null : new Date(momentIn(on, '00:00', zone));
}
