import { Navigate, useLocation } from 'react-router-dom';
import { shellRoutes } from '@muster/contracts';
import { accountPaths, segmentAfter } from '../account-paths.ts';
import { LinkScope } from '../link-scope.tsx';
import { FactorTwoPage } from '../two-step/factor-two-page.tsx';
import { MandatorySetUpPage } from '../two-step/mandatory-set-up-page.tsx';
import { ForgotPage } from './forgot-page.tsx';
import { MagicPage } from './magic-page.tsx';
import { ResetPage } from './reset-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** `/sign-in` and the pages below it; unknown addresses lead to the form. */
export function SignInArea() {
  return (
    <LinkScope>
      <Page />
    </LinkScope>
  );
}

function Page() {
  const { pathname } = useLocation();
  switch (segmentAfter(shellRoutes.signIn, pathname)) {
    case '':
      return <SignInPage />;
    case 'forgot':
      return <ForgotPage />;
    case 'reset':
      return <ResetPage />;
    case 'magic':
      return <MagicPage />;
    case 'factor-two':
      return <FactorTwoPage />;
    case 'two-step':
      return <MandatorySetUpPage />;
    default:
      return <Navigate to={accountPaths.signIn()} replace />;
  }
}
