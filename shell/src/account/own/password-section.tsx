import { audienceOf, changePasswordSchema, limits, newPasswordSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { PasswordField, formatDate, useZodForm } from '@muster/ui';
import { api } from '../account-api.ts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { useMessages } from '../use-messages.ts';
import type { Me } from './me.ts';
import classes from './own-account.module.css';
import { SectionForm } from './section-form.tsx';
import { useAnnounce } from './use-announce.ts';

const empty = { currentPassword: '', newPassword: '' };

/** Changes the password; the current one proves the user's identity. */
export function PasswordSection({ me }: { me: Me }) {
  const t = useMessages();
  const announce = useAnnounce();
  const min = useMinLength();
  const [change] = api.useChangePasswordMutation();
  const form = useZodForm({
    schema: changePasswordSchema.extend({ newPassword: newPasswordSchema(min) }),
    initialValues: empty,
  });
  const saving = useFormMutation({
    form,
    mutation: change,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => {
      form.reset(empty);
      announce(t('own.passwordSaved'));
    },
  });
  return (
    <SectionForm
      label={t('own.password')}
      form={form}
      saving={saving}
      saveLabel={t('own.passwordSave')}
    >
      <p className={classes.text}>
        {me.passwordChangedAt &&
          `${t('own.passwordChangedAt', { when: formatDate(me.passwordChangedAt) })} `}
        {t('own.passwordText')}
      </p>
      <PasswordField
        label={t('field.currentPassword')}
        required
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={t('field.newPassword')}
        help={t('passwordHelp', { count: min })}
        minLength={min}
        required
        {...form.field('newPassword')}
      />
    </SectionForm>
  );
}

/** Returns the minimum length, which is shorter for users who are only candidates. */
function useMinLength(): number {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  const roles = session && 'assignments' in session ? session.assignments : [];
  const onlyCandidate =
    roles.length > 0 && roles.every(({ role }) => audienceOf(role) === 'candidate');
  return onlyCandidate ? limits.password.minCandidate : limits.password.minStaff;
}
