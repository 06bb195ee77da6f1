import { Navigate, useLocation } from 'react-router-dom';
import { shellRoutes } from '@muster/contracts';
import { accountPaths, segmentAfter } from '../account-paths.ts';
import { ForgotPage } from './forgot-page.tsx';
import { ResetPage } from './reset-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** `/sign-in` and what stands beneath it; addresses that do not exist lead to the form. */
export function SignInArea() {
  const { pathname } = useLocation();
  switch (segmentAfter(shellRoutes.signIn, pathname)) {
    case '':
      return <SignInPage />;
    case 'forgot':
      return <ForgotPage />;
    case 'reset':
      return <ResetPage />;
    default:
      return <Navigate to={accountPaths.signIn()} replace />;
  }
}
