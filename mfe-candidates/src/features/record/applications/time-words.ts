import { hourMs } from '@muster/contracts';
import type { Translate } from '../../../shared/use-messages.ts';

/** "3 days", "5 hours", "less than an hour". */
export function timeWords(ms: number, t: Translate): string {
  const hours = Math.floor(ms / hourMs);
  if (hours < 1) return t('applications.lessThanHour');
  return hours < 48
    ? t('applications.hours', { count: hours })
    : t('applications.days', { count: Math.floor(hours / 24) });
}
