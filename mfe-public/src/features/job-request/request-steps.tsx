import type { z } from 'zod';
import {
  currencies,
  engagements,
  isPersonalMail,
  limits,
  offeredRateUnits,
  type Currency,
  type jobRequestSchema,
} from '@muster/contracts';
import { UnusualRate } from '@muster/blocks';
import {
  AmountField,
  CountryField,
  DateField,
  EmailField,
  FieldRow,
  FormSection,
  HoneypotField,
  NoticeBar,
  NumberField,
  SelectField,
  TagsField,
  TextArea,
  TextField,
  type ZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useRequestMessages } from './messages.ts';
import type { RequestValues } from './request-values.ts';

interface StepProps {
  form: ZodForm<RequestValues, z.output<typeof jobRequestSchema>>;
}

/** The requirements. */
export function NeedStep({ form }: StepProps) {
  const t = useRequestMessages();
  return (
    <>
      <TextField label={t('role')} help={t('roleHelp')} required {...form.field('title')} />
      <TagsField label={t('skills')} help={t('skillsHelp')} {...form.field('skills')} />
      <FieldRow>
        <NumberField
          label={t('seats')}
          required
          min={1}
          max={limits.position.perJob}
          {...form.field('seats')}
        />
        <SelectField
          label={t('engagement')}
          required
          options={engagements.map((value) => ({ value, label: t(`engagements.${value}`) }))}
          {...form.field('engagement')}
        />
      </FieldRow>
      <TextArea
        label={t('description')}
        help={t('descriptionHelp')}
        {...form.field('description')}
      />
      <HoneypotField
        name="website"
        value={form.values.website}
        onChange={(value) => form.setValue('website', value)}
      />
    </>
  );
}

/** Budget and start. */
export function TermsStep({ form }: StepProps) {
  const t = useRequestMessages();
  const { currency, unit, min, max } = form.values.budget;
  return (
    <>
      <DateField label={t('start')} {...form.field('start')} />
      <FormSection title={t('budget')} text={t('budgetHelp')}>
        <FieldRow columns="1fr 1fr 1fr 1fr">
          <AmountField label={t('from')} currency={currency} {...form.field('budget.min')} />
          <AmountField label={t('to')} currency={currency} {...form.field('budget.max')} />
          <SelectField
            label={t('currency')}
            required
            options={currencies.map((value) => ({ value, label: value }))}
            {...form.field('budget.currency')}
          />
          <SelectField
            label={t('unit')}
            required
            options={offeredRateUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
            {...form.field('budget.unit')}
          />
        </FieldRow>
        <UnusualRate api={api} unit={unit} currency={currency as Currency} amounts={[min, max]} />
      </FormSection>
    </>
  );
}

/** Contact data. */
export function YouStep({ form }: StepProps) {
  const t = useRequestMessages();
  const { email } = form.values;
  return (
    <>
      <TextField label={t('name')} required autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('company')}
        required
        autoComplete="organization"
        {...form.field('company')}
      />
      <EmailField label={t('email')} required autoComplete="email" {...form.field('email')} />
      {email.includes('@') && isPersonalMail(email) && (
        <NoticeBar kind="info">{t('personal')}</NoticeBar>
      )}
      <CountryField label={t('country')} required {...form.field('country')} />
    </>
  );
}
