import type { ReactNode } from 'react';
import { LogoField } from '@muster/blocks';
import {
  companyIndustries,
  currencies,
  domainOf,
  isFreeMailDomain,
  submissionPolicies,
} from '@muster/contracts';
import { useActor } from '@muster/kit';
import {
  CheckboxField,
  CountryField,
  EmailField,
  FieldRow,
  FormSection,
  NoticeBar,
  NumberField,
  SearchSelectField,
  SelectField,
  TextField,
  TimeZoneField,
  UrlField,
  countryWithZone,
} from '@muster/ui';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages } from '../../shared/use-messages.ts';
import type { CreateForm } from './create-values.ts';

/** Fields of a new company, in their usual order. */
export function CompanySections({ form, alike }: { form: CreateForm; alike: ReactNode }) {
  const t = useMessages();
  const actor = useActor();
  const searchPeople = usePeopleOptions();
  const domain = domainOf(form.values.website);
  return (
    <>
      <FormSection title={t('create.company')}>
        <TextField label={t('field.name')} required autoFocus {...form.field('name')} />
        <LogoField owner={form.values.name} savedUrl={null} {...form.field('logoFileId')} />
        <UrlField
          label={t('field.website')}
          help={t('create.websiteHelp')}
          {...form.field('website')}
        />
        {isFreeMailDomain(domain) && (
          <NoticeBar kind="warning">{t('create.freeMail', { domain })}</NoticeBar>
        )}
        {alike}
        <FieldRow>
          <SelectField
            label={t('field.industry')}
            options={companyIndustries.map((value) => ({ value, label: value }))}
            clearable
            {...form.field('industry')}
          />
          <SelectField
            label={t('field.billingCurrency')}
            options={currencies.map((value) => ({ value, label: value }))}
            clearable
            {...form.field('billingCurrency')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('create.place')}>
        <FieldRow>
          <CountryField
            label={t('field.country')}
            required
            {...countryWithZone(form.field('country'), form.field('timeZone'))}
          />
          <TextField label={t('field.city')} {...form.field('city')} />
        </FieldRow>
        <TimeZoneField
          label={t('field.timeZone')}
          required
          help={t('create.zoneHelp')}
          {...form.field('timeZone')}
        />
      </FormSection>
      <FormSection title={t('create.care')}>
        <FieldRow>
          <SearchSelectField
            label={t('field.accountManagerId')}
            help={t('create.managerHelp')}
            search={searchPeople}
            valueOption={actor && { value: actor.id, label: actor.name }}
            {...form.field('accountManagerId')}
          />
          <SearchSelectField
            label={t('field.recruiterId')}
            search={searchPeople}
            {...form.field('recruiterId')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('create.work')}>
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
            help={t('create.slaHelp')}
            min={1}
            {...form.field('feedbackSlaHours')}
          />
        </FieldRow>
        <CheckboxField
          label={t('field.blindSubmission')}
          help={t('create.blindHelp')}
          {...form.field('blindSubmission')}
        />
      </FormSection>
      <FormSection title={t('create.firstUser')}>
        <CheckboxField
          label={t('create.invite')}
          help={t('create.inviteHelp')}
          {...form.field('invites')}
        />
        {form.values.invites && (
          <>
            <EmailField label={t('field.email')} required {...form.field('firstUser.email')} />
            <FieldRow>
              <TextField
                label={t('field.firstName')}
                required
                {...form.field('firstUser.firstName')}
              />
              <TextField
                label={t('field.lastName')}
                required
                {...form.field('firstUser.lastName')}
              />
            </FieldRow>
            <TextField label={t('field.title')} {...form.field('firstUser.title')} />
          </>
        )}
      </FormSection>
    </>
  );
}
