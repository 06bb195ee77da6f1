import { currencies, offeredRateUnits, type NamedRange } from '@muster/contracts';
import { AmountField, FieldRow, FormSection, SelectField } from '@muster/ui';
import { BudgetDoubt } from './budget-doubt.tsx';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface BudgetSectionProps {
  form: JobForm;
  /** The client's earlier budgets. */
  own: readonly NamedRange[];
}

/** The client's budget, for users who may see it. */
export function BudgetSection({ form, own }: BudgetSectionProps) {
  const t = useFormMessages();
  const { billRate } = form.values;
  if (!billRate) return null;
  const { currency } = billRate;
  return (
    <FormSection title={t('section.budget')} text={t('budgetText')}>
      <FieldRow columns="1fr 1fr 1fr 1fr">
        <AmountField label={t('from')} currency={currency} {...form.field('billRate.min')} />
        <AmountField label={t('to')} currency={currency} {...form.field('billRate.max')} />
        <SelectField
          label={t('currency')}
          required
          options={currencies.map((value) => ({ value, label: value }))}
          {...form.field('billRate.currency')}
        />
        <SelectField
          label={t('unit')}
          required
          options={offeredRateUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
          {...form.field('billRate.unit')}
        />
      </FieldRow>
      <BudgetDoubt budget={billRate} own={own} />
    </FormSection>
  );
}
