import { useState } from 'react';
import { href, shellRoutes, type MyInvitation } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { LoadingText, NoticeBar } from '@muster/ui';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions, MainWay, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { useMessages } from '../use-messages.ts';
import { InvitationCard } from './invitation-card.tsx';
import classes from './invitations.module.css';
import { rolesText } from './roles-text.ts';

/**
 * Invitations to the account's address. Nothing in an invitation applies until the person accepts
 * it.
 */
export function InvitationsPage() {
  const t = useMessages();
  const query = api.useMyInvitationsQuery({});
  const [answered, setAnswered] = useState<MyInvitation | null>(null);
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session)) return null;
  const maySwitch = session.assignments.length > 1;
  return (
    <AccountPage title={t('invitations.title')} text={t('invitations.text')}>
      {answered && (
        <NoticeBar kind={answered.status === 'accepted' ? 'success' : 'quiet'}>
          {t(answered.status === 'accepted' ? 'invitations.accepted' : 'invitations.declined', {
            roles: rolesText(answered, t),
          })}
        </NoticeBar>
      )}
      <QueryView
        query={query}
        skeleton={<LoadingText />}
        size="block"
        keepPrevious
        isEmpty={({ data }) => data.length === 0}
        empty={answered ? null : <p>{t('invitations.none', { email: session.user.email })}</p>}
      >
        {({ data }) => (
          <ul className={classes.list} aria-label={t('invitations.title')}>
            {data.map((invitation) => (
              <li key={invitation.id}>
                <InvitationCard invitation={invitation} onAnswered={setAnswered} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <AccountActions>
        {answered?.status === 'accepted' && maySwitch && (
          <MainWay href={href(shellRoutes.chooseRole)}>{t('invitations.chooseRole')}</MainWay>
        )}
        <OtherWay href="/">{t('goOn')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
