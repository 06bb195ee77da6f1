import { primaryRoles, seniorities, type CandidateRecord } from '@muster/contracts';
import {
  CheckboxField,
  CountryField,
  EmailField,
  FieldRow,
  FormSection,
  NoticeBar,
  NumberField,
  PhoneField,
  SearchSelectField,
  SelectField,
  StarField,
  TextField,
  TimeZoneField,
  countryName,
  countryWithZone,
} from '@muster/ui';
import { usePeopleOptions } from '../../../shared/use-people-options.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { zoneFitsCountry } from '../../../shared/zone-fits-country.ts';
import type { ContactZodForm } from './contact-values.ts';
import { FurtherContacts } from './further-contacts.tsx';

interface SectionsProps {
  form: ContactZodForm;
  candidate: CandidateRecord;
  mayBePrivate: boolean;
}

/** Fields of the contact form, in their usual order. */
export function ContactSections({ form, candidate, mayBePrivate }: SectionsProps) {
  const t = useMessages();
  const searchPeople = usePeopleOptions();
  const owner = candidate.owner && { value: candidate.owner.id, label: candidate.owner.name };
  return (
    <>
      <FormSection title={t('edit.contact.name')}>
        <FieldRow>
          <TextField label={t('field.firstName')} required {...form.field('firstName')} />
          <TextField label={t('field.middleName')} {...form.field('middleName')} />
        </FieldRow>
        <FieldRow>
          <TextField label={t('field.lastName')} required {...form.field('lastName')} />
          <TextField label={t('field.preferredName')} {...form.field('preferredName')} />
        </FieldRow>
        <TextField label={t('field.pronouns')} {...form.field('pronouns')} />
      </FormSection>
      <FormSection title={t('edit.contact.role')}>
        <TextField label={t('field.headline')} {...form.field('headline')} />
        <FieldRow>
          <SelectField
            label={t('field.primaryRole')}
            options={primaryRoles.map((value) => ({ value, label: value }))}
            {...form.field('primaryRole')}
          />
          <SelectField
            label={t('field.seniority')}
            options={seniorities.map((value) => ({ value, label: t(`enum.seniority.${value}`) }))}
            {...form.field('seniority')}
          />
          <NumberField
            label={t('field.yearsExperience')}
            min={0}
            max={60}
            decimals={1}
            {...form.field('yearsExperience')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('edit.contact.reach')}>
        <FieldRow>
          <EmailField label={t('field.email')} {...form.field('email')} />
          <PhoneField
            label={t('field.phone')}
            {...form.field('phone')}
            {...(candidate.contact?.phone === form.values.phone &&
              candidate.contact.phoneIsValid === false && { help: t('edit.contact.phoneInvalid') })}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('edit.contact.more')} text={t('edit.contact.moreHelp')}>
        <FurtherContacts form={form} candidate={candidate} />
      </FormSection>
      <FormSection title={t('edit.contact.place')}>
        <FieldRow>
          <CountryField
            label={t('field.country')}
            required
            {...countryWithZone(form.field('country'), form.field('timeZone'))}
          />
          <TextField label={t('field.region')} {...form.field('region')} />
          <TextField label={t('field.city')} {...form.field('city')} />
        </FieldRow>
        <TimeZoneField
          label={t('field.timeZone')}
          required
          help={candidate.timeZoneGuessed ? t('record.confirmZone') : undefined}
          {...form.field('timeZone')}
        />
        {!zoneFitsCountry(form.values.timeZone, form.values.country) && (
          <NoticeBar kind="warning">
            {t('edit.contact.zoneMismatch', { country: countryName(form.values.country) })}
          </NoticeBar>
        )}
      </FormSection>
      <FormSection title={t('edit.contact.agency')}>
        <SearchSelectField
          label={t('field.ownerUserId')}
          required
          search={searchPeople}
          valueOption={owner}
          {...form.field('ownerUserId')}
        />
        <StarField label={t('field.rating')} {...form.field('rating')} />
        <CheckboxField
          label={t('field.canEmail')}
          help={t('edit.contact.canEmailHelp')}
          {...form.field('canEmail')}
        />
        {mayBePrivate && (
          <CheckboxField
            label={t('field.isPrivate')}
            help={t('edit.contact.privateHelp')}
            {...form.field('isPrivate')}
          />
        )}
      </FormSection>
    </>
  );
}
