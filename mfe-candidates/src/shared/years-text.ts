import { formatNumber } from '@muster/ui';
import type { Translate } from './use-messages.ts';

/** `3.5 years`, with the language's decimal separator. */
export function yearsText(years: number, t: Translate): string {
  const digits = 1;
  const count = Math.round(years * 10) / 10;
  return t('record.about.yearsValue', { count, years: formatNumber(count, { digits }) });
}
