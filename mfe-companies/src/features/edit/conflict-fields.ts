import { withoutTags } from '@muster/contracts';
import { countryName } from '@muster/ui';
import type { ConflictField } from '@muster/ui';
import type { Words } from '../../shared/use-words.ts';
import type { CompanyValues } from './company-values.ts';

const plain = [
  'name',
  'legalName',
  'website',
  'domain',
  'industry',
  'city',
  'address',
  'timeZone',
  'accountManagerId',
  'recruiterId',
  'hiringNotes',
  'blindSubmission',
  'feedbackSlaHours',
  'billingEmail',
  'billingCurrency',
  'paymentTermsDays',
  'taxId',
  'defaultFeeValue',
] as const satisfies readonly (keyof CompanyValues)[];

const withoutMarkup = (html: unknown): string =>
  withoutTags(String(html ?? ''))
    .replace(/\s+/g, ' ')
    .trim();

/** How two people's changes are laid side by side. */
export const conflictFields = (t: Words): ConflictField[] => [
  ...plain.map((path) => ({ path, label: t(`field.${path}`) })),
  { path: 'country', label: t('field.country'), format: (value) => countryName(String(value)) },
  {
    path: 'logoFileId',
    label: t('field.logoFileId'),
    format: (value) => t(value ? 'logo.some' : 'logo.none'),
  },
  { path: 'about', label: t('field.about'), format: withoutMarkup },
  { path: 'size', label: t('field.size') },
  { path: 'submissionPolicy', label: t('field.submissionPolicy') },
  { path: 'ndaStatus', label: t('field.ndaStatus') },
  { path: 'defaultFeeKind', label: t('field.defaultFeeKind') },
];
