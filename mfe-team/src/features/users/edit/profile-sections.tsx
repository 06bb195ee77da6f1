import {
  CheckboxField,
  CountryField,
  FieldRow,
  FormSection,
  PhoneField,
  TextField,
  TimeZoneField,
} from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import type { ProfileForm } from './use-profile-form.ts';

/** Names, phone, location, and whether support may impersonate this person. */
export function ProfileSections({ form, disabled }: { form: ProfileForm; disabled: boolean }) {
  const t = useMessages();
  return (
    <>
      <FormSection title={t('edit.person')} text={t('edit.emailHelp')}>
        <FieldRow>
          <TextField
            label={t('field.firstName')}
            required
            disabled={disabled}
            {...form.field('firstName')}
          />
          <TextField
            label={t('field.lastName')}
            required
            disabled={disabled}
            {...form.field('lastName')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label={t('field.preferredName')}
            disabled={disabled}
            {...form.field('preferredName')}
          />
          <PhoneField label={t('field.phone')} disabled={disabled} {...form.field('phone')} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('edit.place')}>
        <FieldRow>
          <CountryField label={t('field.country')} disabled={disabled} {...form.field('country')} />
          <TimeZoneField
            label={t('field.timeZone')}
            disabled={disabled}
            {...form.field('timeZone')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('edit.support')}>
        <CheckboxField
          label={t('field.allowImpersonation')}
          help={t('edit.supportHelp')}
          disabled={disabled}
          {...form.field('allowImpersonation')}
        />
      </FormSection>
    </>
  );
}
