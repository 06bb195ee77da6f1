import { limits } from '@muster/contracts';
import { isApiError } from '@muster/kit';
import type { Translate } from './use-messages.ts';

/** Returns what is wrong with the requested period; null if it is valid. */
export function periodRefusal(t: Translate, error: unknown): string | null {
  if (!isApiError(error) || error.code !== 'VALIDATION_FAILED') return null;
  const codes = error.fields?.map(({ code }) => code) ?? [];
  if (codes.includes('DATE_ORDER')) return t('period.order');
  return codes.includes('OUT_OF_RANGE')
    ? t('period.span', { days: limits.audit.windowDays })
    : null;
}
