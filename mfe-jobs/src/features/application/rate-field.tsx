import { currencies } from '@muster/contracts';
import type { ApplicationRow } from '@muster/contracts';
import { FieldRow, MoneyField, SegmentedField } from '@muster/ui';
import { useApplicationWords } from './messages.ts';

export type Rate = NonNullable<ApplicationRow['billRate']>;

interface RateFieldProps {
  label: string;
  value: Rate | null;
  required?: boolean;
  error?: string | undefined;
  onChange: (rate: Rate | null) => void;
}

/** Amount, currency and what it is paid for. */
export function RateField({ label, value, required = false, error, onChange }: RateFieldProps) {
  const t = useApplicationWords();
  const unit = value?.unit ?? 'hour';
  return (
    <FieldRow>
      <MoneyField
        label={label}
        required={required}
        error={error}
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
