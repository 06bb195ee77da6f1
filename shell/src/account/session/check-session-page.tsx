import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { roleName } from '@muster/kit';
import { KeyValueList, formatDateTime } from '@muster/ui';
import { refreshSession } from '../../session/session-store.ts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import type { SignedIn } from '../../routing/home-path.ts';
import { AccountActions, MainWay, OtherWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useNext } from '../use-next.ts';
import { useMessages } from '../use-messages.ts';

/**
 * Returns the session's state without extending it. With `next` it only decides, because the route
 * guard knows what is required before that page.
 */
export function CheckSessionPage() {
  const t = useMessages();
  const next = useNext();
  const snapshot = useSessionSnapshot();
  useEffect(() => void refreshSession(), []);
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (next) return <Navigate to={next} replace />;
  if (session && 'user' in session) return <Valid session={session} />;
  return (
    <AccountPage title={t('check.noneTitle')} text={t('check.noneText')}>
      <AccountActions>
        <MainWay href={accountPaths.signIn()}>{t('goToSignIn')}</MainWay>
      </AccountActions>
    </AccountPage>
  );
}

function Valid({ session }: { session: SignedIn }) {
  const t = useMessages();
  const { active, user } = session;
  return (
    <AccountPage title={t('check.title')} text={t(`check.state.${session.state}`)}>
      <KeyValueList
        items={[
          { label: t('check.person'), value: `${user.displayName}, ${user.email}` },
          { label: t('check.role'), value: active && roleName(active.role) },
          { label: t('check.company'), value: active?.companyName },
          { label: t('check.idle'), value: formatDateTime(session.idleExpiresAt) },
          { label: t('check.absolute'), value: formatDateTime(session.absoluteExpiresAt) },
        ]}
      />
      <AccountActions>
        <MainWay href="/">{t('goOn')}</MainWay>
        <OtherWay href="/sign-out">{t('signOut.submit')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
