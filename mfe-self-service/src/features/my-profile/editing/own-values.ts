import { ownFactsPatch, type LanguageLevel } from '@muster/contracts';
import { useZodForm } from '@muster/ui';
import type { OwnProfile } from '../own-profile.ts';

/** What a person may change about themselves, as the forms hold it. */
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

/** As the API takes it: an empty text is none, an estimate that was not made is left out. */
function prepare({ english, ...values }: OwnValues) {
  const emptied = Object.fromEntries(optional.map((key) => [key, values[key].trim() || null]));
  return { ...values, ...emptied, ...(english && { english }) };
}

/** Only what differs from `before`. */
export function ownChanges<T extends object>(before: OwnValues, after: T): Partial<T> {
  const was: object = prepare(before);
  const text = (value: unknown) => JSON.stringify(value ?? null);
  return Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => text(value) !== text((was as Record<string, unknown>)[key]),
    ),
  ) as Partial<T>;
}

/** The own facts as a form. */
export const useOwnForm = (initialValues: OwnValues) =>
  useZodForm({ schema: ownFactsPatch.shape.changes, initialValues, prepare });
export type OwnForm = ReturnType<typeof useOwnForm>;
