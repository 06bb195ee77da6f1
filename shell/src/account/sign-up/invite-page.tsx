import { acceptInviteSchema, newPasswordSchema } from '@muster/contracts';
import { roleName, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  FieldRow,
  Form,
  KeyValueList,
  PasswordField,
  TextField,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { AccountActions } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { LinkGate } from '../link-gate.tsx';
import type { AccountLink } from '../account-link.ts';
import { useWords } from '../use-words.ts';

/** Makes an account of an invitation: who invites, to what, name and password. */
export function InvitePage() {
  return (
    <LinkGate purpose="invite">
      {(link, token) => <InviteForm link={link} token={token} />}
    </LinkGate>
  );
}

function InviteForm({ link, token }: { link: AccountLink; token: string }) {
  const t = useWords();
  const platform = usePlatform();
  const min = link.minPasswordLength;
  const [accept] = api.useAcceptInviteMutation();
  const form = useZodForm({
    schema: acceptInviteSchema.extend({ password: newPasswordSchema(min) }),
    initialValues: {
      token,
      firstName: link.firstName ?? '',
      lastName: link.lastName ?? '',
      password: '',
      acceptTerms: false,
    },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: accept,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      setSession(session);
      platform.navigate('/', { replace: true });
      platform.bus.emit('session.changed', { reason: 'refreshed' });
    },
  });
  return (
    <AccountPage title={t('invite.title', { agency: link.agencyName })} text={t('invite.text')}>
      <KeyValueList
        items={[
          { label: t('field.email'), value: link.maskedEmail },
          { label: t('invite.role'), value: link.roles.map(roleName).join(', ') },
          { label: t('invite.company'), value: link.companyName },
          { label: t('invite.validUntil'), value: formatDateTime(link.expiresAt) },
        ]}
      />
      <Form onSubmit={submit} label={t('invite.formLabel')}>
        <ErrorSummary {...form.summary} />
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
        <PasswordField
          label={t('field.newPassword')}
          help={t('passwordHelp', { count: min })}
          minLength={min}
          required
          {...form.field('password')}
        />
        <CheckboxField
          label={t('invite.terms', { agency: link.agencyName })}
          required
          {...form.field('acceptTerms')}
        />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('invite.submit')}
          </Button>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
