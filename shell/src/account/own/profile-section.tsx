import { limits } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { SelectField, TextArea } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import type { Me } from './me.ts';
import classes from './own-account.module.css';
import { OwnPhoto } from './own-photo.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { SectionForm } from './section-form.tsx';
import { useAnnounce } from './use-announce.ts';
import { useOwnProfileForm } from './use-own-profile-form.ts';

/** Photo, names, phone and language. */
export function ProfileSection({ me }: { me: Me }) {
  const t = useMessages();
  const can = useCan();
  const announce = useAnnounce();
  const { form, saving } = useOwnProfileForm(me, () => announce(t('own.saved')));
  return (
    <>
      <div className={classes.photo}>
        <OwnPhoto me={me} />
      </div>
      <SectionForm label={t('own.profile')} form={form} saving={saving} saveLabel={t('own.save')}>
        <ProfileFields form={form} />
        <SelectField
          label={t('field.locale')}
          required
          options={[{ value: 'en', label: t('own.english') }]}
          {...form.field('locale')}
        />
        {can('message.send') && (
          <TextArea
            label={t('field.mailSignature')}
            help={t('own.signatureHelp')}
            minRows={2}
            maxRows={6}
            maxLength={limits.mail.signature}
            {...form.field('mailSignature')}
          />
        )}
      </SectionForm>
    </>
  );
}
