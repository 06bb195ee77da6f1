import { currencies, languageLevels, limits, offeredRateUnits } from '@muster/contracts';
import {
  AmountField,
  CheckboxField,
  CountryField,
  DateField,
  FieldRow,
  NumberField,
  PhoneField,
  SelectField,
  SingleChoiceTiles,
  TagsField,
  TextArea,
  UrlField,
} from '@muster/ui';
import type { ReactNode } from 'react';
import { UnusualRate } from '@muster/blocks';
import classes from './applying.module.css';
import { api } from './applying-api.ts';
import type { ApplyingForm } from './applying-form.types.ts';
import { useApplyingMessages } from './messages.ts';
import { NameFields } from './name-fields.tsx';

interface StepProps {
  form: ApplyingForm;
}

/** The applicant's personal details. */
export function AboutStep({ form, mailed }: StepProps & { mailed: ReactNode }) {
  const t = useApplyingMessages();
  return (
    <>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      <PhoneField label={t('about.phone')} autoComplete="tel" {...form.field('phone')} />
      <CountryField label={t('begin.country')} required {...form.field('country')} />
      {mailed}
    </>
  );
}

export function SkillsStep({ form }: StepProps) {
  const t = useApplyingMessages();
  return (
    <TagsField
      label={t('skills.label')}
      help={t('skills.help')}
      required
      max={limits.applying.skills}
      {...form.field('skills')}
    />
  );
}

export function EnglishStep({ form }: StepProps) {
  const t = useApplyingMessages();
  return (
    <SingleChoiceTiles
      label={t('english.label')}
      required
      columns={1}
      options={languageLevels.map((value) => ({ value, label: t(`english.${value}`) }))}
      {...form.field('english')}
    />
  );
}

export function RatesStep({ form }: StepProps) {
  const t = useApplyingMessages();
  const { rate } = form.values;
  return (
    <>
      <p className={classes.hint}>{t('rates.lead')}</p>
      <FieldRow columns="1fr 1fr 1fr">
        <AmountField
          label={t('rates.amount')}
          currency={rate.currency}
          {...form.field('rate.amount')}
        />
        <SelectField
          label={t('rates.currency')}
          required
          options={currencies.map((value) => ({ value, label: value }))}
          {...form.field('rate.currency')}
        />
        <SelectField
          label={t('rates.unit')}
          required
          options={offeredRateUnits.map((value) => ({ value, label: t(`rates.units.${value}`) }))}
          {...form.field('rate.unit')}
        />
      </FieldRow>
      <UnusualRate api={api} unit={rate.unit} currency={rate.currency} amounts={[rate.amount]} />
    </>
  );
}

export function AvailabilityStep({ form }: StepProps) {
  const t = useApplyingMessages();
  return (
    <>
      <DateField label={t('availability.from')} {...form.field('availableFrom')} />
      <NumberField
        label={t('availability.notice')}
        help={t('availability.noticeHelp')}
        min={0}
        max={180}
        {...form.field('noticePeriodDays')}
      />
    </>
  );
}

export function QuestionsStep({ form }: StepProps) {
  const t = useApplyingMessages();
  return (
    <>
      <TextArea
        label={t('questions.motivation')}
        help={t('questions.motivationHelp')}
        maxLength={limits.applying.motivation}
        minRows={6}
        {...form.field('motivation')}
      />
      <UrlField label={t('questions.linkedin')} {...form.field('linkedinUrl')} />
      <UrlField label={t('questions.github')} {...form.field('githubUrl')} />
    </>
  );
}

export function ConsentStep({ form, agency }: StepProps & { agency: string }) {
  const t = useApplyingMessages();
  return (
    <>
      <CheckboxField label={t('consent.sixteen')} required {...form.field('isSixteen')} />
      <CheckboxField label={t('consent.store', { agency })} required {...form.field('mayStore')} />
      <CheckboxField label={t('consent.share', { agency })} {...form.field('mayShare')} />
      <p className={classes.hint}>{t('consent.note')}</p>
    </>
  );
}
