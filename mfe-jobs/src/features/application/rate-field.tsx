import { currencies, type ApplicationRow } from '@muster/contracts';
import {
  FieldRow,
  MoneyField,
  SegmentedField,
  formatMoney,
  useFieldWords,
  type BoundField,
} from '@muster/ui';
import { useApplicationMessages } from './messages.ts';

export type Rate = NonNullable<ApplicationRow['billRate']>;

interface RateFieldProps extends BoundField<Rate | null> {
  label: string;
  required?: boolean;
}

/** Fields for amount, currency and unit. */
export function RateField({ label, required = false, onWords, ...field }: RateFieldProps) {
  const t = useApplicationMessages();
  const { value, onChange } = field;
  useFieldWords(
    { onWords },
    {
      label,
      format: (rate) => {
        const { unit: per, ...money } = rate as Rate;
        return t(`rate.${per}`, { amount: formatMoney(money) });
      },
    },
  );
  const unit = value?.unit ?? 'hour';
  return (
    <FieldRow>
      <MoneyField
        id={field.id}
        name={field.name}
        label={label}
        required={required}
        error={field.error}
        onBlur={field.onBlur}
        dirty={field.dirty}
        currencies={currencies}
        value={value && { amount: value.amount, currency: value.currency }}
        onChange={(money) =>
          onChange(
            money && { amount: money.amount, currency: money.currency as Rate['currency'], unit },
          )
        }
      />
      <SegmentedField
        label={t('unit.label')}
        value={unit}
        options={(['hour', 'month'] as const).map((one) => ({
          value: one,
          label: t(`unit.${one}`),
        }))}
        onChange={(next: Rate['unit']) => value && onChange({ ...value, unit: next })}
      />
    </FieldRow>
  );
}
