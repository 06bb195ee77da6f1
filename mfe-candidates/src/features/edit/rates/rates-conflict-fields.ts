import type { openToOptions } from '@muster/contracts';
import { countryName } from '@muster/ui';
import type { ConflictField } from '@muster/ui';
import type { Words } from '../../../shared/use-words.ts';

const plain = [
  'noticePeriodDays',
  'noticeNote',
  'availableFrom',
  'weeklyCapacityHours',
  'overlapHours',
  'overlapTimeZone',
] as const;

/** How two people's changes are laid side by side. */
export function ratesConflictFields(t: Words): ConflictField[] {
  return [
    ...plain.map((path) => ({ path, label: t(`field.${path}`) })),
    {
      path: 'openTo',
      label: t('field.openTo'),
      format: (value) =>
        (value as (typeof openToOptions)[number][])
          .map((option) => t(`enum.openTo.${option}`))
          .join(', '),
    },
    {
      path: 'relocationCountries',
      label: t('field.relocationCountries'),
      format: (value) => (value as string[]).map(countryName).join(', '),
    },
    // A new rate and voided ones are added to the history; they clash on the server, by their days.
    { path: 'rate', label: t('field.rates'), format: () => t('edit.rates.rate') },
    { path: 'voids', label: t('edit.rates.void'), format: () => t('edit.rates.willVoid') },
  ];
}
