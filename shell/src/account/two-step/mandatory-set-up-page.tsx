import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { LeaveGuardProvider, usePlatform } from '@muster/kit';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useNext } from '../use-next.ts';
import { useMessages } from '../use-messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';
import { useTwoStepMessages } from './use-two-step-messages.ts';

/** Sets up two-step sign-in for roles that require it, before anything else opens. */
export function MandatorySetUpPage() {
  const next = useNext();
  const snapshot = useSessionSnapshot();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (codes) return <Keep codes={codes} onKept={() => setCodes(null)} />;
  if (session?.state === 'two-factor-setup') return <Ask onDone={setCodes} />;
  if (session && 'user' in session) return <Navigate to={next ?? '/'} replace />;
  return <Navigate to={accountPaths.signIn(next)} replace />;
}

function Ask({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const t = useTwoStepMessages();
  const tAccount = useMessages();
  return (
    <AccountPage title={t('mandatoryTitle')} text={t('mandatoryText')}>
      <SetUpForm large onDone={onDone} />
      <AccountActions>
        <OtherWay href="/sign-out">{tAccount('signOut.submit')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}

function Keep({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTwoStepMessages();
  const platform = usePlatform();

  function goOn() {
    platform.bus.emit('session.changed', { reason: 'refreshed' });
    onKept();
  }

  return (
    <LeaveGuardProvider>
      <AccountPage title={t('on')}>
        <RecoveryCodes codes={codes} onKept={goOn} />
      </AccountPage>
    </LeaveGuardProvider>
  );
}
