import { engagements, languageLevels, limits, locationPolicies } from '@muster/contracts';
import {
  DateField,
  FieldRow,
  FormSection,
  MultiSelectField,
  NumberField,
  SelectField,
  TimeZoneField,
  countryOptions,
} from '@muster/ui';
import { useJobMessages } from '../job-words.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

const { hoursPerWeek, durationMonths, overlapHours } = limits.job;

/** Conditions of the work: form, duration, place and start. */
export function ConditionsSection({ form }: { form: JobForm }) {
  const t = useFormMessages();
  const words = useJobMessages();
  const { locationPolicy } = form.values;
  return (
    <FormSection title={t('section.conditions')}>
      <FieldRow columns="2fr 1fr 1fr">
        <SelectField
          label={t('engagement')}
          required
          options={engagements.map((value) => ({ value, label: words(`engagement.${value}`) }))}
          {...form.field('engagement')}
        />
        <NumberField
          label={t('hours')}
          required
          min={hoursPerWeek.min}
          max={hoursPerWeek.max}
          {...form.field('hoursPerWeek')}
        />
        <NumberField
          label={t('months')}
          help={t('monthsHelp')}
          min={durationMonths.min}
          max={durationMonths.max}
          {...form.field('durationMonths')}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('english')}
          required
          options={languageLevels.map((value) => ({ value, label: value }))}
          {...form.field('englishMin')}
        />
        <SelectField
          label={t('location')}
          required
          options={locationPolicies.map((value) => ({ value, label: words(`location.${value}`) }))}
          {...form.field('locationPolicy')}
        />
      </FieldRow>
      {(locationPolicy === 'countries' || locationPolicy === 'on_site') && (
        <MultiSelectField
          label={t('countries')}
          options={countryOptions()}
          {...form.field('countries')}
        />
      )}
      {locationPolicy !== 'on_site' && (
        <FieldRow columns="2fr 1fr">
          <TimeZoneField label={t('timeZone')} {...form.field('timeZoneBase')} />
          <NumberField
            label={t('overlap')}
            min={overlapHours.min}
            max={overlapHours.max}
            {...form.field('overlapHours')}
          />
        </FieldRow>
      )}
      <FieldRow>
        <DateField label={t('start')} {...form.field('targetStartDate')} />
        <DateField label={t('deadline')} {...form.field('deadline')} />
      </FieldRow>
    </FormSection>
  );
}
