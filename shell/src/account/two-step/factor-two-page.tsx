import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { SessionState } from '@muster/contracts';
import { Button } from '@muster/ui';
import { knownSession, refreshSession, setSession } from '../../session/session-store.ts';
import { useSecondsLeft } from '../../session/use-seconds-left.ts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useNext } from '../use-next.ts';
import { SecondStepForm, type SecondStepWay } from './second-step-form.tsx';
import { useTwoStepMessages } from './use-two-step-messages.ts';

type Pending = Extract<SessionState, { state: 'two-factor' }>;

/** The second step of a sign-in: an app code or a recovery code, within ten minutes. */
export function FactorTwoPage() {
  const next = useNext();
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (session?.state === 'two-factor') return <SecondStep session={session} />;
  if (session && 'user' in session) return <Navigate to={next ?? '/'} replace />;
  return <Navigate to={accountPaths.signIn(next)} replace />;
}

function SecondStep({ session }: { session: Pending }) {
  const [way, setWay] = useState<SecondStepWay>('app');
  const over = useSecondsLeft(session.expiresAt) === 0;
  if (over) return <Over />;
  return <SecondStepForm key={way} way={way} session={session} onWay={setWay} />;
}

function Over() {
  const t = useTwoStepMessages();

  async function beginAnew() {
    await refreshSession();
    // The clocks of page and server may differ; the password is asked for again in either case.
    if (knownSession()?.state === 'two-factor')
      setSession({ state: 'signed-out', csrfToken: null });
  }

  return (
    <AccountPage title={t('factorTwo.overTitle')} text={t('factorTwo.overText')}>
      <AccountActions>
        <Button size="lg" fullWidth onClick={() => void beginAnew()}>
          {t('factorTwo.again')}
        </Button>
      </AccountActions>
    </AccountPage>
  );
}
