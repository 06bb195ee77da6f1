import { toMinorUnits, type BodyOf, type applicationActionEndpoints } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { ProposedRate } from '../../../records/applications/application.model.ts';

export type RateInput = NonNullable<BodyOf<typeof applicationActionEndpoints.select>['billRate']>;

/** Converts a rate to its stored form. */
export const rateFrom = ({ amount, currency, unit }: RateInput): ProposedRate => ({
  amountMinor: toMinorUnits(amount),
  currency,
  unit,
});

/**
 * Checks that the agreed pay is not below the candidate's minimum unless confirmed. Only rates with
 * the same unit and currency are compared.
 * @throws AppError RATE_BELOW_MINIMUM
 */
export function requireMinimum(
  { rates }: Pick<Candidate, 'rates'>,
  pay: ProposedRate | null,
  isMeant: boolean,
): void {
  if (!pay || isMeant) return;
  const day = today();
  const minimum = rates.find(
    ({ kind, unit, currency, effectiveFrom, effectiveTo, voided }) =>
      kind === 'minimum' &&
      unit === pay.unit &&
      currency === pay.currency &&
      voided === null &&
      effectiveFrom <= day &&
      (effectiveTo === null || effectiveTo >= day),
  );
  if (minimum && pay.amountMinor < minimum.amountMinor) throw new AppError('RATE_BELOW_MINIMUM');
}
