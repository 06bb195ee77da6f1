import { countryName } from '@muster/ui';
import type { ConflictField } from '@muster/ui';
import type { Words } from '../../../shared/use-words.ts';
import type { ContactRow } from './contact-values.ts';

const plain = [
  'firstName',
  'middleName',
  'lastName',
  'preferredName',
  'pronouns',
  'headline',
  'primaryRole',
  'yearsExperience',
  'email',
  'phone',
  'region',
  'city',
  'timeZone',
  'rating',
] as const;

/** How two people's changes are laid side by side. */
export function contactConflictFields(t: Words): ConflictField[] {
  return [
    ...plain.map((path) => ({ path, label: t(`field.${path}`) })),
    { path: 'country', label: t('field.country'), format: (value) => countryName(String(value)) },
    { path: 'seniority', label: t('field.seniority') },
    { path: 'ownerUserId', label: t('field.ownerUserId') },
    { path: 'canEmail', label: t('field.canEmail') },
    { path: 'isPrivate', label: t('field.isPrivate') },
    {
      path: 'contacts',
      label: t('field.contacts'),
      format: (rows) => (rows as ContactRow[]).map(({ value }) => value).join(', '),
    },
  ];
}
