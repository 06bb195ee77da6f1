import { openToOptions } from '@muster/contracts';
import {
  ChoiceTiles,
  DateField,
  FieldRow,
  FormSection,
  MultiSelectField,
  NumberField,
  TextField,
  TimeZoneField,
  countryOptions,
} from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import type { RatesFormProps } from './rate-section.tsx';

/** Fields for notice, capacity, what the candidate is open to, and shared hours. */
export function AvailabilitySections({ form }: Pick<RatesFormProps, 'form'>) {
  const t = useMessages();
  return (
    <>
      <FormSection title={t('edit.rates.notice')}>
        <FieldRow>
          <NumberField
            label={t('field.noticePeriodDays')}
            min={0}
            max={180}
            {...form.field('noticePeriodDays')}
          />
          <DateField label={t('field.availableFrom')} {...form.field('availableFrom')} />
          <NumberField
            label={t('field.weeklyCapacityHours')}
            required
            min={1}
            max={60}
            {...form.field('weeklyCapacityHours')}
          />
        </FieldRow>
        <TextField label={t('field.noticeNote')} {...form.field('noticeNote')} />
      </FormSection>
      <FormSection title={t('edit.rates.openTo')}>
        <ChoiceTiles
          label={t('field.openTo')}
          options={openToOptions.map((value) => ({ value, label: t(`enum.openTo.${value}`) }))}
          {...form.field('openTo')}
        />
        {form.values.openTo.includes('relocation') && (
          <MultiSelectField
            label={t('field.relocationCountries')}
            max={20}
            options={countryOptions()}
            {...form.field('relocationCountries')}
          />
        )}
      </FormSection>
      <FormSection title={t('edit.rates.overlap')}>
        <FieldRow>
          <NumberField
            label={t('field.overlapHours')}
            min={0}
            max={8}
            {...form.field('overlapHours')}
          />
          <TimeZoneField label={t('field.overlapTimeZone')} {...form.field('overlapTimeZone')} />
        </FieldRow>
      </FormSection>
    </>
  );
}
