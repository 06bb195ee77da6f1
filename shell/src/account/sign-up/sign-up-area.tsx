import { Navigate, useLocation } from 'react-router-dom';
import { href, shellRoutes } from '@muster/contracts';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths, segmentAfter } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';
import { InvitePage } from './invite-page.tsx';
import { VerifyPage } from './verify-page.tsx';

/** `/sign-up` and what stands beneath it; addresses that do not exist lead to the base page. */
export function SignUpArea() {
  const { pathname } = useLocation();
  switch (segmentAfter(shellRoutes.signUp, pathname)) {
    case '':
      return <SignUpPage />;
    case 'invite':
      return <InvitePage />;
    case 'verify':
      return <VerifyPage />;
    default:
      return <Navigate to={href(shellRoutes.signUp)} replace />;
  }
}

/** Accounts are made by invitation; this says so to those who look for a form. */
function SignUpPage() {
  const t = useMessages();
  return (
    <AccountPage title={t('signUp.title')} text={t('signUp.text')}>
      <AccountActions>
        <MainWay href={accountPaths.signIn()}>{t('goToSignIn')}</MainWay>
      </AccountActions>
    </AccountPage>
  );
}
