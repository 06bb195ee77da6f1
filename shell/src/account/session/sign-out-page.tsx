import { useState } from 'react';
import { Button, NoticeBar } from '@muster/ui';
import { signOut } from '../../session/session-actions.ts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import type { SignedIn } from '../../routing/home-path.ts';
import { AccountActions, MainWay, OtherWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';

/**
 * Ends the session when the button is pressed, never by opening the page; confirms it afterwards.
 */
export function SignOutPage() {
  const t = useMessages();
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (session && 'user' in session) return <Question session={session} />;
  return (
    <AccountPage title={t('signOut.doneTitle')} text={t('signOut.doneText')}>
      <AccountActions>
        <MainWay href={accountPaths.signIn()}>{t('signInAgain')}</MainWay>
      </AccountActions>
    </AccountPage>
  );
}

function Question({ session }: { session: SignedIn }) {
  const t = useMessages();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function leave() {
    setState('busy');
    await signOut(session).catch(() => setState('failed'));
  }

  return (
    <AccountPage title={t('signOut.title')} text={t('signOut.text', { email: session.user.email })}>
      {state === 'failed' && <NoticeBar kind="danger">{t('signOut.failed')}</NoticeBar>}
      <AccountActions>
        <Button size="lg" fullWidth loading={state === 'busy'} onClick={() => void leave()}>
          {t('signOut.submit')}
        </Button>
        <OtherWay href="/">{t('signOut.stay')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
