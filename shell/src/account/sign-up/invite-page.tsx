import { useState } from 'react';
import {
  acceptInviteSchema,
  href,
  newPasswordSchema,
  shellRoutes,
  shellTechnicalRoutes,
} from '@muster/contracts';
import { roleName, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  CheckboxField,
  ErrorSummary,
  Form,
  KeyValueList,
  NoticeBar,
  PasswordField,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { LinkGate, markLinkUsed } from '../link-gate.tsx';
import type { AccountLink } from '../account-link.ts';
import { NameFields } from '../name-fields.tsx';
import { useMessages } from '../use-messages.ts';
import { DeclineInvite } from './decline-invite.tsx';

/** Creates an account from an invitation: the inviter, the roles, name and password. */
export function InvitePage() {
  return (
    <LinkGate purpose="invite">
      {(link, token) => <Invitation link={link} token={token} />}
    </LinkGate>
  );
}

type InvitationProps = { link: AccountLink; token: string };

function Invitation(props: InvitationProps) {
  const t = useMessages();
  const [declined, setDeclined] = useState(false);
  const Answer = props.link.hasAccount ? KnownPerson : InviteForm;
  if (declined)
    return <AccountPage title={t('invite.declinedTitle')} text={t('invite.declinedText')} />;
  return <Answer {...props} onDeclined={() => setDeclined(true)} />;
}

type AnswerProps = InvitationProps & { onDeclined: () => void };

/** An existing account's owner answers after signing in. */
function KnownPerson({ link, token, onDeclined }: AnswerProps) {
  const t = useMessages();
  const snapshot = useSessionSnapshot();
  const signedIn = snapshot.status === 'known' && 'user' in snapshot.session;
  const invitations = href(shellTechnicalRoutes.invitations);
  return (
    <AccountPage
      title={t('invite.title', { agency: link.agencyName })}
      text={link.isForOther ? t('invite.other') : t('invite.known')}
    >
      <Facts link={link} />
      <AccountActions>
        {link.isForOther ? (
          <MainWay href={href(shellRoutes.signOut)}>{t('signOut.submit')}</MainWay>
        ) : (
          <MainWay href={signedIn ? invitations : accountPaths.signIn(invitations)}>
            {t(signedIn ? 'invite.read' : 'invite.signIn')}
          </MainWay>
        )}
        <DeclineInvite token={token} onDeclined={onDeclined} />
      </AccountActions>
    </AccountPage>
  );
}

function Facts({ link }: { link: AccountLink }) {
  const t = useMessages();
  return (
    <KeyValueList
      items={[
        { label: t('field.email'), value: link.maskedEmail },
        { label: t('invite.role'), value: link.roles.map(roleName).join(', ') },
        { label: t('invite.company'), value: link.companyName },
        { label: t('invite.validUntil'), value: formatDateTime(link.expiresAt) },
      ]}
    />
  );
}

function InviteForm({ link, token, onDeclined }: AnswerProps) {
  const t = useMessages();
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
      markLinkUsed(token);
      setSession(session);
      platform.navigate('/', { replace: true });
      platform.bus.emit('session.changed', { reason: 'refreshed' });
    },
  });
  return (
    <AccountPage title={t('invite.title', { agency: link.agencyName })} text={t('invite.text')}>
      <Facts link={link} />
      {link.isForOther && <NoticeBar kind="info">{t('invite.replaces')}</NoticeBar>}
      <Form onSubmit={submit} label={t('invite.formLabel')}>
        <ErrorSummary {...form.summary} />
        <NameFields first={form.field('firstName')} last={form.field('lastName')} />
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
          <DeclineInvite token={token} onDeclined={onDeclined} />
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
