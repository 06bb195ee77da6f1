import { limits, toMinorUnits, type CandidateRecord } from '@muster/contracts';
import { UnusualRate } from '@muster/blocks';
import { NoticeBar, formatMoney } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { inconsistency } from './inconsistency.ts';
import { currentRate, type RatesValues } from './rates-values.ts';

interface RateHintsProps {
  rate: RatesValues['rate'];
  rates: NonNullable<CandidateRecord['rates']>;
}

/**
 * Hints before saving: an unusual amount, another currency, hourly and monthly rates that do not
 * fit.
 */
export function RateHints({ rate, rates }: RateHintsProps) {
  const t = useMessages();
  const present = currentRate(rates);
  const other = rates.find(
    (row) =>
      row.isCurrent &&
      row.kind === 'expected' &&
      row.unit !== rate.unit &&
      row.money.currency === rate.currency,
  );
  const amount = /^\d+(\.\d+)?$/.test(rate.expected) ? rate.expected : null;
  const percent =
    amount && other
      ? inconsistency(
          { unit: rate.unit, minor: toMinorUnits(amount) },
          { unit: other.unit, minor: toMinorUnits(other.money.amount) },
        )
      : null;
  const hour = rate.unit === 'hour' ? amount : other?.money.amount;
  const month = rate.unit === 'month' ? amount : other?.money.amount;
  return (
    <>
      <UnusualRate
        api={api}
        unit={rate.unit}
        currency={rate.currency}
        amounts={[rate.expected, rate.minimum]}
      />
      {present && present.money.currency !== rate.currency && (
        <NoticeBar kind="warning">
          {t('edit.rates.newCurrency', { currency: present.money.currency })}
        </NoticeBar>
      )}
      {percent !== null && hour && month && (
        <NoticeBar kind="warning">
          {t('edit.rates.inconsistent', {
            percent,
            hour: formatMoney({ amount: hour, currency: rate.currency }),
            month: formatMoney({ amount: month, currency: rate.currency }),
            hours: limits.candidate.hoursPerMonth,
          })}
        </NoticeBar>
      )}
    </>
  );
}
