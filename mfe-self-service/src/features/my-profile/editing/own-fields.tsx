import { languageLevels, openToOptions } from '@muster/contracts';
import {
  ChoiceTiles,
  CountryField,
  DateField,
  EmailField,
  FieldRow,
  MultiSelectField,
  NumberField,
  PhoneField,
  SelectField,
  TextField,
  TimeZoneField,
  countryOptions,
  dayKey,
  useNow,
} from '@muster/ui';
import type { OwnProfile } from '../own-profile.ts';
import { LockNote, lockOf } from './lock-note.tsx';
import { useEditingMessages } from './messages.ts';
import type { OwnForm } from './own-values.ts';

interface FieldsProps {
  form: OwnForm;
  profile: OwnProfile;
}

/** Name, headline, contact and place. */
export function ContactFields({ form, profile }: FieldsProps) {
  const t = useEditingMessages();
  const lockable = (field: 'firstName' | 'lastName' | 'country') => ({
    disabled: lockOf(profile, field) !== null,
    help: <LockNote profile={profile} field={field} />,
    ...form.field(field),
  });
  return (
    <>
      <TextField label={t('field.firstName')} required {...lockable('firstName')} />
      <TextField label={t('field.lastName')} required {...lockable('lastName')} />
      <TextField label={t('field.preferredName')} {...form.field('preferredName')} />
      <TextField
        label={t('field.headline')}
        help={t('field.headlineHelp')}
        {...form.field('headline')}
      />
      {profile.email !== null && (
        <EmailField
          label={t('field.email')}
          disabled
          help={<LockNote profile={profile} field="email" />}
          value={profile.email}
          onChange={() => undefined}
        />
      )}
      <PhoneField label={t('field.phone')} {...form.field('phone')} />
      <CountryField label={t('field.country')} required {...lockable('country')} />
      <FieldRow>
        <TextField label={t('field.city')} {...form.field('city')} />
        <TimeZoneField label={t('field.timeZone')} required {...form.field('timeZone')} />
      </FieldRow>
    </>
  );
}

/** Start date, amount and kind of work. */
export function AvailabilityFields({ form, profile }: FieldsProps) {
  const t = useEditingMessages();
  const now = useNow();
  return (
    <>
      <FieldRow>
        <DateField
          label={t('field.availableFrom')}
          min={dayKey(now, { timeZone: profile.timeZone })}
          {...form.field('availableFrom')}
        />
        <NumberField
          label={t('field.weeklyCapacityHours')}
          required
          min={1}
          max={60}
          {...form.field('weeklyCapacityHours')}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t('field.noticePeriodDays')}
          min={0}
          max={180}
          {...form.field('noticePeriodDays')}
        />
        <TextField label={t('field.noticeNote')} {...form.field('noticeNote')} />
      </FieldRow>
      <ChoiceTiles
        label={t('field.openTo')}
        options={openToOptions.map((value) => ({ value, label: t(`openTo.${value}`) }))}
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
      <FieldRow>
        <NumberField
          label={t('field.overlapHours')}
          min={0}
          max={8}
          {...form.field('overlapHours')}
        />
        <TimeZoneField label={t('field.overlapTimeZone')} {...form.field('overlapTimeZone')} />
      </FieldRow>
    </>
  );
}

/** The person's own estimate. */
export function EnglishFields({ form }: FieldsProps) {
  const t = useEditingMessages();
  return (
    <SelectField
      label={t('field.english')}
      help={t('field.englishHelp')}
      required
      clearable={false}
      options={languageLevels.map((value) => ({
        value,
        label: value === 'native' ? t('native') : value,
      }))}
      {...form.field('english')}
    />
  );
}
