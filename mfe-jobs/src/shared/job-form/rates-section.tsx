import {
  currencies,
  limits,
  offeredRateUnits,
  toMinorUnits,
  type Currency,
} from '@muster/contracts';
import { UnusualRate } from '@muster/blocks';
import { useCan } from '@muster/kit';
import {
  AmountField,
  FieldRow,
  FormSection,
  NoticeBar,
  SelectField,
  formatMargin,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useJobMessages } from '../job-words.ts';
import type { JobForm, JobValues } from './job-values.ts';
import { useFormMessages } from './messages.ts';

/** Bill rate and pay rate, for users who may know them. */
export function RatesSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const can = useCan();
  const { billRate, payRate } = form.values;
  const margin = can('application.readMargin') ? marginOf(form.values) : null;
  const low = margin !== null && margin < limits.placement.marginWarning;
  return (
    <>
      {!billRate && !payRate && <NoticeBar kind="quiet">{t('noRates')}</NoticeBar>}
      {billRate && <Range form={form} field="billRate" />}
      {payRate && <Range form={form} field="payRate" />}
      {margin !== null && (
        <NoticeBar kind={low ? 'warning' : 'quiet'}>
          {t(low ? 'marginLow' : 'margin', {
            margin: formatMargin(margin),
            limit: formatMargin(limits.placement.marginWarning),
          })}
        </NoticeBar>
      )}
    </>
  );
}

function Range({ form, field }: { form: JobForm; field: 'billRate' | 'payRate' }) {
  const t = useFormMessages();
  const words = useJobMessages();
  const range = form.values[field];
  const currency = range?.currency ?? 'USD';
  const isBill = field === 'billRate';
  return (
    <FormSection title={t(isBill ? 'bill' : 'pay')} text={t(isBill ? 'billHelp' : 'payHelp')}>
      <FieldRow columns="1fr 1fr 1fr 1fr">
        <AmountField label={t('from')} currency={currency} {...form.field(`${field}.min`)} />
        <AmountField label={t('to')} currency={currency} {...form.field(`${field}.max`)} />
        <SelectField
          label={t('currency')}
          required
          options={currencies.map((value) => ({ value, label: value }))}
          {...form.field(`${field}.currency`)}
        />
        <SelectField
          label={t('unit')}
          required
          options={offeredRateUnits.map((value) => ({ value, label: words(`unit.${value}`) }))}
          {...form.field(`${field}.unit`)}
        />
      </FieldRow>
      {range && (
        <UnusualRate
          api={api}
          unit={range.unit}
          currency={range.currency as Currency}
          amounts={[range.min, range.max]}
        />
      )}
    </FormSection>
  );
}

/**
 * Returns the margin of the highest bill rate over the highest pay rate; null if they cannot be
 * compared.
 */
function marginOf({ billRate, payRate }: JobValues): number | null {
  if (!billRate || !payRate) return null;
  if (billRate.currency !== payRate.currency || billRate.unit !== payRate.unit) return null;
  const bill = amountOf(billRate.max || billRate.min);
  const pay = amountOf(payRate.max || payRate.min);
  return bill && pay !== null ? (bill - pay) / bill : null;
}

const amountOf = (typed: string): number | null =>
  /^\d{1,10}(\.\d{1,2})?$/.test(typed) ? toMinorUnits(typed) : null;
