import type { z } from 'zod';
import { contactKinds, contactLabels, limits, primaryRoles, seniorities } from '@muster/contracts';
import type { CandidateRecord } from '@muster/contracts';
import {
  CheckboxField,
  CountryField,
  EmailField,
  FieldRow,
  FormSection,
  NumberField,
  PhoneField,
  RepeatRows,
  SearchSelectField,
  SelectField,
  StarField,
  TextField,
  TimeZoneField,
} from '@muster/ui';
import type { ZodForm } from '@muster/ui';
import { usePeopleOptions } from '../../../shared/use-people-options.ts';
import { useWords } from '../../../shared/use-words.ts';
import type { contactSchema, ContactRow, ContactValues } from './contact-values.ts';

interface SectionsProps {
  form: ZodForm<ContactValues, z.output<typeof contactSchema>>;
  candidate: CandidateRecord;
  mayBePrivate: boolean;
}

/** The fields of the contact form, in the order in which people tell them. */
export function ContactFieldsSections({ form, candidate, mayBePrivate }: SectionsProps) {
  const t = useWords();
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
        <FurtherContacts form={form} />
      </FormSection>
      <FormSection title={t('edit.contact.place')}>
        <FieldRow>
          <CountryField label={t('field.country')} required {...form.field('country')} />
          <TextField label={t('field.region')} {...form.field('region')} />
          <TextField label={t('field.city')} {...form.field('city')} />
        </FieldRow>
        <TimeZoneField
          label={t('field.timeZone')}
          required
          help={candidate.timeZoneGuessed ? t('record.confirmZone') : undefined}
          {...form.field('timeZone')}
        />
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

const newContact = (): ContactRow => ({
  kind: 'email',
  label: 'work',
  value: '',
  isPrimary: false,
});

function FurtherContacts({ form }: Pick<SectionsProps, 'form'>) {
  const t = useWords();
  return (
    <RepeatRows
      label={t('edit.contact.more')}
      {...form.list('contacts')}
      onMove={undefined}
      newItem={newContact}
      addLabel={t('edit.contact.addMore')}
      itemLabel={(row) => row.value}
      max={limits.candidate.contactsPerKind * contactKinds.length}
      renderRow={(_row, index) => (
        <>
          <FieldRow>
            <SelectField
              label={t('edit.contact.kind')}
              required
              options={contactKinds.map((value) => ({
                value,
                label: t(`enum.contactKind.${value}`),
              }))}
              {...form.field(`contacts.${index}.kind`)}
            />
            <SelectField
              label={t('edit.contact.label')}
              required
              options={contactLabels.map((value) => ({
                value,
                label: t(`enum.contactLabel.${value}`),
              }))}
              {...form.field(`contacts.${index}.label`)}
            />
          </FieldRow>
          <TextField
            label={t('edit.contact.value')}
            required
            {...form.field(`contacts.${index}.value`)}
          />
          <CheckboxField
            label={t('edit.contact.primary')}
            {...form.field(`contacts.${index}.isPrimary`)}
          />
        </>
      )}
    />
  );
}
