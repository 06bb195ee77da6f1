import {
  currencies,
  languageLevels,
  limits,
  locationPolicies,
  offeredRateUnits,
  seniorities,
  type JobDialogue,
} from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import {
  AmountField,
  Button,
  DateField,
  ErrorSummary,
  FieldRow,
  Form,
  MultiSelectField,
  NumberField,
  SearchSelectField,
  SelectField,
  TextField,
  TimeZoneField,
  countryOptions,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useJobMessages } from '../../shared/job-words.ts';
import { useCompanyOptions } from '../../shared/use-job-options.ts';
import {
  draftChanges,
  draftFormSchema,
  draftInput,
  draftValues,
  type DraftForm as Bound,
} from './draft-values.ts';
import { useSaraMessages } from './messages.ts';
import classes from './sara.module.css';
import { SkillPicker } from './skill-picker.tsx';

const { hoursPerWeek, durationMonths, overlapHours } = limits.job;

/** The draft as a form; values entered here take precedence over messages. */
export function DraftForm({ dialogue, onDone }: { dialogue: JobDialogue; onDone: () => void }) {
  const t = useSaraMessages();
  const [edit] = api.useJobDialogueEditMutation();
  // Messages sent while it is open update the fields not changed here.
  const [before] = useState(() => draftValues(dialogue));
  const form = useZodForm({
    schema: draftFormSchema,
    initialValues: before,
    prepare: draftInput,
    words: {
      budget: { label: t('field.budget') },
      skills: { label: t('field.skills') },
      niceSkills: { label: t('field.niceSkills') },
    },
  });
  const saving = useFormMutation({
    form,
    mutation: edit,
    version: dialogue.version,
    toArgs: ({ values, version }) => ({
      params: { id: dialogue.id },
      body: { version, changes: draftChanges(before, values) },
    }),
    onSaved: onDone,
  });
  return (
    <Form onSubmit={saving.submit} label={t('form.title')}>
      <ErrorSummary {...form.summary} />
      <p className={classes.second}>{t('form.help')}</p>
      <RoleFields form={form} dialogue={dialogue} />
      <WorkFields form={form} />
      <PlaceFields form={form} />
      {form.values.budget && <BudgetFields form={form} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={saving.pending}>
          {t('form.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('form.cancel')}
        </Button>
      </div>
      {saving.dialog}
    </Form>
  );
}

function RoleFields({
  form,
  dialogue: { company, makes },
}: {
  form: Bound;
  dialogue: JobDialogue;
}) {
  const t = useSaraMessages();
  const words = useJobMessages();
  const search = useCompanyOptions();
  return (
    <>
      {makes !== 'request' && (
        <SearchSelectField
          label={t('field.companyId')}
          search={search}
          valueOption={company && { value: company.id, label: company.name }}
          {...form.field('companyId')}
        />
      )}
      <TextField label={t('field.title')} {...form.field('title')} />
      <FieldRow>
        <SelectField
          label={t('field.seniority')}
          options={seniorities.map((value) => ({ value, label: words(`seniority.${value}`) }))}
          {...form.field('seniority')}
        />
        <NumberField
          label={t('field.seats')}
          min={1}
          max={limits.position.addAtOnce}
          {...form.field('seats')}
        />
      </FieldRow>
      <SkillPicker form={form} list="skills" />
      <SkillPicker form={form} list="niceSkills" />
    </>
  );
}

function WorkFields({ form }: { form: Bound }) {
  const t = useSaraMessages();
  return (
    <>
      <FieldRow>
        <NumberField
          label={t('field.hoursPerWeek')}
          min={hoursPerWeek.min}
          max={hoursPerWeek.max}
          {...form.field('hoursPerWeek')}
        />
        <SelectField
          label={t('field.english')}
          options={languageLevels.map((value) => ({ value, label: value }))}
          {...form.field('english')}
        />
      </FieldRow>
      <FieldRow>
        <DateField label={t('field.start')} {...form.field('start')} />
        <NumberField
          label={t('form.months')}
          help={t('form.monthsHelp')}
          min={durationMonths.min}
          max={durationMonths.max}
          {...form.field('duration.months')}
        />
      </FieldRow>
    </>
  );
}

function PlaceFields({ form }: { form: Bound }) {
  const t = useSaraMessages();
  const words = useJobMessages();
  const { policy } = form.values.location;
  return (
    <>
      <SelectField
        label={t('field.location')}
        options={locationPolicies.map((value) => ({ value, label: words(`location.${value}`) }))}
        {...form.field('location.policy')}
      />
      {(policy === 'countries' || policy === 'on_site') && (
        <MultiSelectField
          label={t('form.countries')}
          options={countryOptions()}
          {...form.field('location.countries')}
        />
      )}
      <FieldRow columns="2fr 1fr">
        <TimeZoneField label={t('field.timeZone')} {...form.field('timeZone')} />
        <NumberField
          label={t('field.overlapHours')}
          min={overlapHours.min}
          max={overlapHours.max}
          {...form.field('overlapHours')}
        />
      </FieldRow>
    </>
  );
}

function BudgetFields({ form }: { form: Bound }) {
  const t = useSaraMessages();
  const words = useJobMessages();
  const currency = form.values.budget?.currency ?? 'USD';
  return (
    <>
      <FieldRow>
        <AmountField label={t('form.from')} currency={currency} {...form.field('budget.min')} />
        <AmountField label={t('form.to')} currency={currency} {...form.field('budget.max')} />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('form.currency')}
          required
          options={currencies.map((value) => ({ value, label: value }))}
          {...form.field('budget.currency')}
        />
        <SelectField
          label={t('form.unit')}
          required
          options={offeredRateUnits.map((value) => ({ value, label: words(`unit.${value}`) }))}
          {...form.field('budget.unit')}
        />
      </FieldRow>
    </>
  );
}
