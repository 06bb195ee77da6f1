import type { z } from 'zod';
import { currencies, offeredRateUnits, type CandidateRecord } from '@muster/contracts';
import {
  AmountField,
  DateField,
  FieldRow,
  FormSection,
  NoticeBar,
  SegmentedControl,
  SelectField,
  TextField,
  type ZodForm,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { RateHints } from './rate-hints.tsx';
import { wantsRate, type RatesValues, type ratesSchema } from './rates-values.ts';

export interface RatesFormProps {
  form: ZodForm<RatesValues, z.output<typeof ratesSchema>>;
  rates: NonNullable<CandidateRecord['rates']>;
}

/** Fields for a new expected and minimum rate from a day on. */
export function RateSection({ form, rates }: RatesFormProps) {
  const t = useMessages();
  const { rate } = form.values;
  const asked = wantsRate(form.values);
  return (
    <FormSection
      title={t('edit.rates.rate')}
      text={asked ? undefined : t('edit.rates.keep')}
      aside={
        <SegmentedControl
          aria-label={t('edit.rates.unit')}
          value={rate.unit}
          data={offeredRateUnits.map((value) => ({ value, label: t(`edit.rates.${value}`) }))}
          onChange={(value) =>
            form.setValue('rate.unit', value as (typeof offeredRateUnits)[number])
          }
        />
      }
    >
      <FieldRow columns="1fr 2fr 2fr">
        <SelectField
          label={t('edit.rates.currency')}
          required
          options={currencies.map((value) => ({ value, label: value }))}
          {...form.field('rate.currency')}
        />
        <AmountField
          label={t('edit.rates.expected')}
          required={asked}
          currency={rate.currency}
          {...form.field('rate.expected')}
        />
        <AmountField
          label={t('edit.rates.minimum')}
          currency={rate.currency}
          {...form.field('rate.minimum')}
        />
      </FieldRow>
      <FieldRow>
        <DateField
          label={t('edit.rates.effectiveFrom')}
          required={asked}
          {...form.field('rate.effectiveFrom')}
        />
        <TextField label={t('edit.rates.note')} {...form.field('rate.note')} />
      </FieldRow>
      {asked && (
        <>
          <RateHints rate={rate} rates={rates} />
          <NoticeBar>{t('edit.rates.snapshot')}</NoticeBar>
        </>
      )}
    </FormSection>
  );
}
