import { currencies, feeKinds, limits, type CompanyRecord } from '@muster/contracts';
import {
  AmountField,
  EmailField,
  FieldRow,
  FormSection,
  NoticeBar,
  NumberField,
  SelectField,
  TextField,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { CompanyForm } from './company-values.ts';

/** The client's billing terms; only for roles that may see them. */
export function BillingSection({ form, company }: { form: CompanyForm; company: CompanyRecord }) {
  const t = useMessages();
  const { data } = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  const running = data?.contractors?.live ?? 0;
  const newCurrency = form.values.billingCurrency !== company.billing?.billingCurrency;
  return (
    <FormSection title={t('edit.billing')}>
      <EmailField label={t('field.billingEmail')} {...form.field('billingEmail')} />
      <FieldRow>
        <SelectField
          label={t('field.billingCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
          clearable
          {...form.field('billingCurrency')}
        />
        <NumberField
          label={t('field.paymentTermsDays')}
          required
          min={limits.company.paymentTermsDays.min}
          max={limits.company.paymentTermsDays.max}
          {...form.field('paymentTermsDays')}
        />
      </FieldRow>
      {running > 0 && newCurrency && (
        <NoticeBar kind="warning">{t('edit.warn.currency', { count: running })}</NoticeBar>
      )}
      <TextField label={t('field.taxId')} {...form.field('taxId')} />
      <FieldRow>
        <SelectField
          label={t('field.defaultFeeKind')}
          options={feeKinds.map((value) => ({ value, label: t(`enum.fee.${value}`) }))}
          clearable
          {...form.field('defaultFeeKind')}
        />
        {form.values.defaultFeeKind === 'one_off_fixed' ? (
          <AmountField
            label={t('field.defaultFeeAmount')}
            currency={form.values.billingCurrency ?? 'USD'}
            {...form.field('defaultFeeValue')}
          />
        ) : (
          <TextField label={t('field.defaultFeeValue')} {...form.field('defaultFeeValue')} />
        )}
      </FieldRow>
    </FormSection>
  );
}
