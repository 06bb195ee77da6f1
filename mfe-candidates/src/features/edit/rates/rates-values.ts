import { z } from 'zod';
import {
  availabilityFields,
  newRateSchema,
  ratesPatch,
  type CandidateRecord,
  type Currency,
  type offeredRateUnits,
} from '@muster/contracts';

type Rates = NonNullable<CandidateRecord['rates']>;

/** Form values: one new rate (empty amounts keep the current one) and related fields. */
export function ratesValues(candidate: CandidateRecord, today: string) {
  const { availability } = candidate;
  const current = currentRate(candidate.rates ?? []);
  return {
    rate: {
      unit: (current?.unit ?? 'hour') as (typeof offeredRateUnits)[number],
      currency: (current?.money.currency ?? 'USD') as Currency,
      expected: '',
      minimum: '',
      effectiveFrom: today as string | null,
      note: '',
    },
    noticePeriodDays: availability.noticePeriodDays,
    noticeNote: availability.noticeNote ?? '',
    availableFrom: availability.availableFrom,
    weeklyCapacityHours: availability.weeklyCapacityHours as number | null,
    overlapHours: availability.overlapHours,
    overlapTimeZone: availability.overlapTimeZone,
    openTo: availability.openTo,
    relocationCountries: availability.relocationCountries,
    voids: [] as { id: string; reason: string }[],
  };
}
export type RatesValues = ReturnType<typeof ratesValues>;

/** Returns the expected rate in force, hourly before monthly. */
export function currentRate(rates: Rates): Rates[number] | undefined {
  const inForce = rates.filter((rate) => rate.isCurrent && rate.kind === 'expected');
  return inForce.find((rate) => rate.unit === 'hour') ?? inForce[0];
}

/** Whether a new rate was entered. */
export const wantsRate = ({ rate }: RatesValues): boolean =>
  rate.expected.trim() !== '' || rate.minimum.trim() !== '';

export const ratesSchema = z.object({
  rate: newRateSchema.optional(),
  ...availabilityFields,
  voids: ratesPatch.shape.void,
});

/** Converts the values for the API; without amounts there is no new rate. */
export function ratesInput(values: RatesValues) {
  const { rate, noticeNote, ...rest } = values;
  return {
    ...rest,
    noticeNote: noticeNote.trim() || null,
    ...(wantsRate(values) && {
      rate: {
        ...rate,
        expected: rate.expected.trim() || null,
        minimum: rate.minimum.trim() || null,
        note: rate.note.trim() || null,
      },
    }),
  };
}
