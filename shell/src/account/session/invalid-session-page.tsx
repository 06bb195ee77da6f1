import { Navigate } from 'react-router-dom';
import { href, shellRoutes } from '@muster/contracts';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useNext } from '../use-next.ts';
import { useMessages } from '../use-messages.ts';

/** Explains why the session has ended, with a link back to the previous page. */
export function InvalidSessionPage() {
  const t = useMessages();
  const next = useNext();
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (session && 'user' in session) return <Navigate to={next ?? '/'} replace />;
  const reason = session?.state === 'ended' ? session.reason : 'none';
  if (reason === 'disabled') return <Navigate to={href(shellRoutes.accountDisabled)} replace />;
  return (
    <AccountPage title={t(`invalid.${reason}.title`)} text={t(`invalid.${reason}.text`)}>
      <AccountActions>
        <MainWay href={accountPaths.signIn(next)}>{t('signInAgain')}</MainWay>
      </AccountActions>
    </AccountPage>
  );
}
