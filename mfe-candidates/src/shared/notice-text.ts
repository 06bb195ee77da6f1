import type { TranslateList } from './use-list-messages.ts';

/** Formats a notice period as usual: 14 days are 2 weeks, 30 days are 1 month, 45 stay days. */
export function noticeText(days: number, t: TranslateList): string {
  if (days === 0) return t('enum.notice.none');
  if (days % 30 === 0) return t('enum.notice.months', { count: days / 30 });
  if (days % 7 === 0) return t('enum.notice.weeks', { count: days / 7 });
  return t('enum.notice.days', { count: days });
}
