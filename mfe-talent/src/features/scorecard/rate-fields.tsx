import { currencies, type ScorecardFields } from '@muster/contracts';
import { MoneyField, useFieldWords, formatMoney, type BoundField } from '@muster/ui';
import { useScorecardMessages } from './messages.ts';

type Rate = NonNullable<ScorecardFields['suggestedRate']>;

/** The suggested hourly rate of the person, for users who may read rates. */
export function RateFields({ onWords, ...field }: BoundField<Rate | null | undefined>) {
  const t = useScorecardMessages();
  const { value, onChange } = field;
  useFieldWords({ onWords }, { label: t('rate'), format: (rate) => formatMoney(rate as Rate) });
  return (
    <MoneyField
      id={field.id}
      name={field.name}
      label={t('rate')}
      help={t('rateHelp')}
      error={field.error}
      onBlur={field.onBlur}
      dirty={field.dirty}
      currencies={currencies}
      value={value ? { amount: value.amount, currency: value.currency } : null}
      onChange={(money) =>
        onChange(
          money && {
            amount: money.amount,
            currency: money.currency as Rate['currency'],
            unit: value?.unit ?? 'hour',
          },
        )
      }
    />
  );
}
