import { LogoField } from '@muster/blocks';
import {
  companyIndustries,
  companySizes,
  limits,
  ndaStates,
  submissionPolicies,
  type CompanyRecord,
} from '@muster/contracts';
import {
  CheckboxField,
  CountryField,
  FieldRow,
  FormSection,
  NoticeBar,
  NumberField,
  RichTextEditor,
  SearchSelectField,
  SelectField,
  TextArea,
  TextField,
  TimeZoneField,
  UrlField,
  countryWithZone,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { CompanyForm } from './company-values.ts';

interface SectionProps {
  form: CompanyForm;
  company: CompanyRecord;
}

/** All fields except billing, in their usual order. */
export function CompanyFields({ form, company }: SectionProps) {
  return (
    <>
      <Identity form={form} company={company} />
      <Place form={form} />
      <Care form={form} company={company} />
      <Terms form={form} company={company} />
      <Texts form={form} />
    </>
  );
}

function Identity({ form, company }: SectionProps) {
  const t = useMessages();
  return (
    <FormSection title={t('edit.identity')}>
      <LogoField
        owner={form.values.name}
        savedUrl={company.logo?.url ?? null}
        {...form.field('logoFileId')}
      />
      <TextField label={t('field.name')} required {...form.field('name')} />
      <TextField label={t('field.legalName')} {...form.field('legalName')} />
      <FieldRow>
        <UrlField label={t('field.website')} {...form.field('website')} />
        <TextField
          label={t('field.domain')}
          help={t('edit.domainHelp')}
          {...form.field('domain')}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          label={t('field.industry')}
          options={companyIndustries.map((value) => ({ value, label: value }))}
          clearable
          {...form.field('industry')}
        />
        <SelectField
          label={t('field.size')}
          options={companySizes.map((value) => ({ value, label: t(`enum.size.${value}`) }))}
          clearable
          {...form.field('size')}
        />
      </FieldRow>
    </FormSection>
  );
}

function Place({ form }: Pick<SectionProps, 'form'>) {
  const t = useMessages();
  return (
    <FormSection title={t('edit.place')}>
      <FieldRow>
        <CountryField
          label={t('field.country')}
          required
          {...countryWithZone(form.field('country'), form.field('timeZone'))}
        />
        <TextField label={t('field.city')} {...form.field('city')} />
      </FieldRow>
      <TextArea label={t('field.address')} {...form.field('address')} />
      <TimeZoneField label={t('field.timeZone')} required {...form.field('timeZone')} />
    </FormSection>
  );
}

function Care({ form, company }: SectionProps) {
  const t = useMessages();
  const searchPeople = usePeopleOptions();
  const option = (person: CompanyRecord['recruiter']) =>
    person && { value: person.id, label: person.name };
  return (
    <FormSection title={t('edit.care')}>
      <FieldRow>
        <SearchSelectField
          label={t('field.accountManagerId')}
          required
          search={searchPeople}
          valueOption={option(company.accountManager)}
          {...form.field('accountManagerId')}
        />
        <SearchSelectField
          label={t('field.recruiterId')}
          search={searchPeople}
          valueOption={option(company.recruiter)}
          {...form.field('recruiterId')}
        />
      </FieldRow>
    </FormSection>
  );
}

function Terms({ form, company }: SectionProps) {
  const t = useMessages();
  const { data } = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  const waiting = data?.submissions?.waiting ?? 0;
  const { values } = form;
  return (
    <FormSection title={t('edit.terms')}>
      <FieldRow>
        <SelectField
          label={t('field.submissionPolicy')}
          required
          options={submissionPolicies.map((value) => ({
            value,
            label: t(`enum.policy.${value}`),
          }))}
          {...form.field('submissionPolicy')}
        />
        <NumberField
          label={t('field.feedbackSlaHours')}
          required
          min={limits.company.feedbackSlaHours.min}
          max={limits.company.feedbackSlaHours.max}
          {...form.field('feedbackSlaHours')}
        />
      </FieldRow>
      {waiting > 0 && values.submissionPolicy !== company.submissionPolicy && (
        <NoticeBar kind="warning">{t('edit.warn.policy', { count: waiting })}</NoticeBar>
      )}
      <CheckboxField
        label={t('field.blindSubmission')}
        help={t('create.blindHelp')}
        {...form.field('blindSubmission')}
      />
      {waiting > 0 && values.blindSubmission !== company.blindSubmission && (
        <NoticeBar kind="warning">{t('edit.warn.blind', { count: waiting })}</NoticeBar>
      )}
      <SelectField
        label={t('field.ndaStatus')}
        options={ndaStates.map((value) => ({ value, label: t(`enum.nda.${value}`) }))}
        clearable
        {...form.field('ndaStatus')}
      />
    </FormSection>
  );
}

function Texts({ form }: Pick<SectionProps, 'form'>) {
  const t = useMessages();
  return (
    <FormSection title={t('edit.texts')}>
      <RichTextEditor
        label={t('field.about')}
        help={t('edit.aboutHelp')}
        maxLength={limits.company.about}
        {...form.field('about')}
      />
      <TextArea
        label={t('field.hiringNotes')}
        help={t('edit.hiringHelp')}
        maxLength={limits.company.about}
        {...form.field('hiringNotes')}
      />
    </FormSection>
  );
}
