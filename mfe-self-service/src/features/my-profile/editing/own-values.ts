import { ownFactsPatch, type LanguageLevel } from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import type { z } from 'zod';
import type { OwnProfile } from '../own-profile.ts';

/** Returns the fields that a person may change about themselves, as form values. */
export const ownValues = (profile: OwnProfile) => {
  const { availability } = profile;
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    preferredName: profile.preferredName ?? '',
    headline: profile.headline ?? '',
    phone: profile.phone ?? '',
    country: profile.country,
    city: profile.city ?? '',
    timeZone: profile.timeZone,
    noticePeriodDays: availability.noticePeriodDays,
    noticeNote: availability.noticeNote ?? '',
    availableFrom: availability.availableFrom,
    weeklyCapacityHours: availability.weeklyCapacityHours as number | null,
    overlapHours: availability.overlapHours,
    overlapTimeZone: availability.overlapTimeZone,
    openTo: availability.openTo,
    relocationCountries: availability.relocationCountries,
    english: (profile.english.find(({ assessedBy }) => assessedBy === 'self')?.level ??
      null) as LanguageLevel | null,
  };
};
export type OwnValues = ReturnType<typeof ownValues>;

const optional = ['preferredName', 'headline', 'phone', 'city', 'noticeNote'] as const;

/** Converts to the API's format: an empty text is null, a missing estimate is left out. */
function prepare({ english, ...values }: OwnValues) {
  const emptied = Object.fromEntries(optional.map((key) => [key, values[key].trim() || null]));
  return { ...values, ...emptied, ...(english && { english }) };
}

/** Returns only the differences from `before`. */
export function ownChanges<T extends object>(before: OwnValues, after: T): Partial<T> {
  const was: object = prepare(before);
  const text = (value: unknown) => JSON.stringify(value ?? null);
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => text(value) !== text((was as Record<string, unknown>)[key]),
    ),
  ) as Partial<T>;
}

const { changes } = ownFactsPatch.shape;

/** The fields of each block. */
const asked = {
  contact: changes.pick({
    firstName: true,
    lastName: true,
    preferredName: true,
    headline: true,
    phone: true,
    country: true,
    city: true,
    timeZone: true,
  }),
  availability: changes.pick({
    noticePeriodDays: true,
    noticeNote: true,
    availableFrom: true,
    weeklyCapacityHours: true,
    overlapHours: true,
    overlapTimeZone: true,
    openTo: true,
    relocationCountries: true,
  }),
  english: changes.pick({ english: true }),
} as const;
export type FactBlock = keyof typeof asked;

/** Creates the form of one block; errors in other blocks do not affect it. */
export function useOwnForm(block: FactBlock, initialValues: OwnValues) {
  const { shape } = asked[block];
  const schema: z.ZodType<z.output<typeof changes>, z.input<typeof changes>> = asked[block];
  return useZodForm({
    schema,
    initialValues,
    prepare: (values) =>
      Object.fromEntries(Object.entries(prepare(values)).filter(([key]) => key in shape)),
  });
}
export type OwnForm = ReturnType<typeof useOwnForm>;
