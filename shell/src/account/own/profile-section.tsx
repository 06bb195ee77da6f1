import { SelectField } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import type { Me } from './me.ts';
import { ProfileFields } from './profile-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { useAnnounce } from './use-announce.ts';
import { useOwnProfileForm } from './use-own-profile-form.ts';

/** Names, phone and language. */
export function ProfileSection({ me }: { me: Me }) {
  const t = useMessages();
  const announce = useAnnounce();
  const { form, saving } = useOwnProfileForm(me, () => announce(t('own.saved')));
  return (
    <SectionForm label={t('own.profile')} form={form} saving={saving} saveLabel={t('own.save')}>
      <ProfileFields form={form} />
      <SelectField
        label={t('field.locale')}
        required
        options={[{ value: 'en', label: t('own.english') }]}
        {...form.field('locale')}
      />
    </SectionForm>
  );
}
