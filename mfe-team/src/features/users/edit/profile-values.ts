import { userUpdateSchema } from '@muster/contracts';
import type { UserDetail } from '@muster/contracts';
import { countryName, zoneCity } from '@muster/ui';
import type { ConflictField } from '@muster/ui';
import type { Words } from '../use-words.ts';

/** What the form edits; text is '' where the API has null. */
export const profileValues = (user: UserDetail) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  preferredName: user.preferredName ?? '',
  phone: user.phone ?? '',
  country: user.country,
  timeZone: user.timeZone,
  allowImpersonation: user.allowImpersonation,
});

export type ProfileValues = ReturnType<typeof profileValues>;

export const profileSchema = userUpdateSchema.shape.changes;

/** The values as the API wants them. */
export const profileInput = (values: ProfileValues) => ({
  ...values,
  preferredName: values.preferredName.trim() || null,
  phone: values.phone.trim() || null,
});

/** Only what differs from `before`. */
export function profileChanges(before: ProfileValues, after: ProfileValues) {
  const old: Readonly<Record<string, unknown>> = profileInput(before);
  const entries = Object.entries(profileInput(after)).filter(([key, value]) => value !== old[key]);
  return Object.fromEntries(entries);
}

/** How two people's changes are laid side by side. */
export const profileConflictFields = (t: Words): ConflictField[] => [
  { path: 'firstName', label: t('field.firstName') },
  { path: 'lastName', label: t('field.lastName') },
  { path: 'preferredName', label: t('field.preferredName') },
  { path: 'phone', label: t('field.phone') },
  { path: 'country', label: t('field.country'), format: (value) => countryName(String(value)) },
  { path: 'timeZone', label: t('field.timeZone'), format: (value) => zoneCity(String(value)) },
  {
    path: 'allowImpersonation',
    label: t('field.allowImpersonation'),
    format: (value) => t(value ? 'edit.yes' : 'edit.no'),
  },
];
