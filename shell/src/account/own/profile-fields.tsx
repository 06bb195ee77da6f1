import { FieldRow, PhoneField, TextField } from '@muster/ui';
import { NameFields } from '../name-fields.tsx';
import { useMessages } from '../use-messages.ts';
import type { OwnProfileForm } from './use-own-profile-form.ts';

/** Names and phone of the signed-in user. */
export function ProfileFields({ form }: { form: OwnProfileForm }) {
  const t = useMessages();
  return (
    <>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      <FieldRow>
        <TextField label={t('field.preferredName')} {...form.field('preferredName')} />
        <PhoneField label={t('field.phone')} autoComplete="tel" {...form.field('phone')} />
      </FieldRow>
    </>
  );
}
