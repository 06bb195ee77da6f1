import type { JobMatches, PersonMatch } from '@muster/contracts';
import { formatDate, formatMoney } from '@muster/ui';
import type { AddMessages } from './messages.ts';

type Rate = NonNullable<PersonMatch['candidate']['expectedRate']>;
type Range = NonNullable<JobMatches['payRange']>;

/** Returns a candidate's hourly rate beside the job's range; null for readers without rates. */
export function rateBesideRange(
  rate: Rate | null,
  range: Range | null,
  t: AddMessages,
): { text: string; isAbove: boolean } | null {
  if (!rate) return null;
  const amount = formatMoney(rate);
  if (!range || (range.min === null && range.max === null))
    return { text: t('match.rate', { rate: amount }), isAbove: false };
  const end = (value: string | null) =>
    value === null ? null : formatMoney({ amount: value, currency: range.currency });
  const [min, max] = [end(range.min), end(range.max)];
  const ends =
    min && max
      ? t('match.between', { min, max })
      : min
        ? t('match.from', { min })
        : t('match.upTo', { max: max ?? '' });
  const most = range.max ?? range.min;
  const isAbove =
    rate.currency === range.currency && most !== null && Number(rate.amount) > Number(most);
  return { text: t(isAbove ? 'match.above' : 'match.within', { rate: amount, ends }), isAbove };
}

/** Returns the earliest start: the stated day, otherwise by the notice period. */
export function availabilityText(
  { availableFrom, noticePeriodDays }: PersonMatch['candidate'],
  t: AddMessages,
): string {
  const today = new Date().toISOString().slice(0, 10);
  if (availableFrom && availableFrom > today)
    return t('match.availableFrom', { date: formatDate(availableFrom) });
  if (noticePeriodDays) return t('match.notice', { count: noticePeriodDays });
  return availableFrom || noticePeriodDays === 0
    ? t('match.availableNow')
    : t('match.availableUnknown');
}
