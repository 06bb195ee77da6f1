import { changeEmailSchema } from '@muster/contracts';
import { useFormMutation, useUndoableMutation } from '@muster/kit';
import { Button, EmailField, NoticeBar, PasswordField, useZodForm } from '@muster/ui';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';
import type { Me } from './me.ts';
import classes from './own-account.module.css';
import { SectionForm } from './section-form.tsx';
import { useAnnounce } from './use-announce.ts';

const empty = { newEmail: '', password: '' };

/** Changes the sign-in address; the new one applies once its mailbox has confirmed it. */
export function EmailSection({ me }: { me: Me }) {
  const t = useMessages();
  const announce = useAnnounce();
  const [change] = api.useChangeEmailMutation();
  const form = useZodForm({ schema: changeEmailSchema, initialValues: empty });
  const saving = useFormMutation({
    form,
    mutation: change,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ pendingEmail }) => {
      form.reset(empty);
      announce(t('own.emailSent', { email: pendingEmail ?? '' }));
    },
  });
  return (
    <SectionForm label={t('own.email')} form={form} saving={saving} saveLabel={t('own.emailSave')}>
      <p className={classes.text}>
        {t('own.emailNow', { email: me.email })} {t('own.emailText')}
      </p>
      <Unverified email={me.email} />
      {me.pendingEmail && (
        <NoticeBar kind="info">{t('own.emailPending', { email: me.pendingEmail })}</NoticeBar>
      )}
      <EmailField
        label={t('field.newEmail')}
        required
        autoComplete="email"
        {...form.field('newEmail')}
      />
      <PasswordField label={t('field.currentPassword')} required {...form.field('password')} />
    </SectionForm>
  );
}

function Unverified({ email }: { email: string }) {
  const t = useMessages();
  const snapshot = useSessionSnapshot();
  const [resend] = api.useResendVerificationMutation();
  const { run, pending } = useUndoableMutation({
    mutation: () => resend({ body: {} }),
    message: () => t('own.emailVerifySent', { email }),
  });
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session) || session.user.emailVerified) return null;
  return (
    <NoticeBar
      kind="warning"
      action={
        <Button variant="default" loading={pending} onClick={() => void run(undefined)}>
          {t('own.emailVerify')}
        </Button>
      }
    >
      {t('own.emailUnverified')}
    </NoticeBar>
  );
}
