import { isOddHour } from '@muster/contracts';
import { invalidField } from '../http/app-error.ts';

/**
 * Prevents accidental invitations for early in the morning or late in the evening of the invitee's
 * day.
 * @throws AppError VALIDATION_FAILED at `confirmHours` unless the hours are confirmed
 */
export function requireInviteeHours(
  { timeZone }: { timeZone: string },
  times: readonly { startsAt: Date; endsAt: Date }[],
  isConfirmed: boolean,
): void {
  if (isConfirmed) return;
  const isOdd = times.some(({ startsAt, endsAt }) =>
    isOddHour({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }, timeZone),
  );
  if (isOdd) throw invalidField('confirmHours', 'REQUIRED');
}
