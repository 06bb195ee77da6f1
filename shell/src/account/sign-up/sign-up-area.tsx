import { Navigate, useLocation } from 'react-router-dom';
import { href, shellRoutes } from '@muster/contracts';
import { segmentAfter } from '../account-paths.ts';
import { LinkScope } from '../link-scope.tsx';
import { ClientSignUpPage } from './client-page.tsx';
import { FinishPage } from './finish-page.tsx';
import { InvitePage } from './invite-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';
import { VerifyPage } from './verify-page.tsx';

/** `/sign-up` and the pages below it; unknown addresses lead to the base page. */
export function SignUpArea() {
  return (
    <LinkScope>
      <Page />
    </LinkScope>
  );
}

function Page() {
  const { pathname } = useLocation();
  switch (segmentAfter(shellRoutes.signUp, pathname)) {
    case '':
      return <SignUpPage />;
    case 'client':
      return <ClientSignUpPage />;
    case 'finish':
      return <FinishPage />;
    case 'invite':
      return <InvitePage />;
    case 'verify':
      return <VerifyPage />;
    default:
      return <Navigate to={href(shellRoutes.signUp)} replace />;
  }
}
