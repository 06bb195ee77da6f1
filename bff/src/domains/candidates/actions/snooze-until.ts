import { addDays } from '../../../db/calendar-day.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/**
 * Checks the day until which a candidate is snoozed: after today in the candidate's zone, and at
 * most twelve months ahead.
 * @throws AppError VALIDATION_FAILED at `until`
 */
export function checkSnooze(
  { timeZone }: Pick<Candidate, 'timeZone'>,
  until: string,
  now = new Date(),
): void {
  const today = dayIn(timeZone, now);
  if (until <= today) throw invalidField('until', 'IN_PAST');
  const last = addDays(today, 366);
  if (until > last)
    throw invalidField('until', 'OUT_OF_RANGE', { min: addDays(today, 1), max: last });
}
