import { isOddHour } from '@muster/contracts';
import { invalidField } from '../http/app-error.ts';

/**
 * Sees to it that nobody is invited early in the morning or late in the evening, where they are,
 * by mistake.
 * @throws AppError VALIDATION_FAILED at `confirmHours` unless that was meant
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
