import type { JobDetails } from '@muster/contracts';
import { formatMoney } from '@muster/ui';
import type { JobMessages } from './job-words.ts';

type Range = NonNullable<JobDetails['billRate']>;

/** `$40 to $55 per hour`; one end may be open. */
export function rateText({ min, max, currency, unit }: Range, t: JobMessages): string {
  const money = (amount: string) => formatMoney({ amount, currency });
  const per = t(`unit.${unit}`);
  if (min !== null && max !== null)
    return min === max
      ? t('rate.exactly', { min: money(min), unit: per })
      : t('rate.between', { min: money(min), max: money(max), unit: per });
  if (min !== null) return t('rate.from', { min: money(min), unit: per });
  return max === null ? '' : t('rate.upTo', { max: money(max), unit: per });
}
