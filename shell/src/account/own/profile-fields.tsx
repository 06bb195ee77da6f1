import { FieldRow, PhoneField, TextField } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import type { OwnProfileForm } from './use-own-profile-form.ts';

/** Names and phone of the person who is signed in. */
export function ProfileFields({ form }: { form: OwnProfileForm }) {
  const t = useMessages();
  return (
    <>
      <FieldRow>
        <TextField
          label={t('field.firstName')}
          required
          autoComplete="given-name"
          {...form.field('firstName')}
        />
        <TextField
          label={t('field.lastName')}
          required
          autoComplete="family-name"
          {...form.field('lastName')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label={t('field.preferredName')} {...form.field('preferredName')} />
        <PhoneField label={t('field.phone')} autoComplete="tel" {...form.field('phone')} />
      </FieldRow>
    </>
  );
}
