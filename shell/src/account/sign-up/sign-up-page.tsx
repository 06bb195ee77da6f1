import { Suspense, useState } from 'react';
import { isApiError, lazyNamed, QueryView } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { AfterSignIn } from '../sign-in/after-sign-in.tsx';
import { useMessages } from '../use-messages.ts';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignUpValues } from './sign-up-values.ts';

const SentPage = lazyNamed(() => import('./sent-page.tsx'), 'SentPage');

/** Self-registration of candidates, if the agency allows it. */
export function SignUpPage() {
  return (
    <AfterSignIn>
      <SignUp />
    </AfterSignIn>
  );
}

function SignUp() {
  const t = useMessages();
  const query = api.useSignUpStartQuery({});
  const [sent, setSent] = useState<SignUpValues | null>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (isApiError(query.error) && query.error.code === 'FEATURE_DISABLED') return <ByInvitation />;
  return (
    <QueryView query={query} skeleton={<LoadingText />} size="page">
      {({ agencyName, ticket }) =>
        sent && !isCorrecting ? (
          <Suspense fallback={<LoadingText />}>
            <SentPage
              ticket={ticket}
              sent={sent}
              onCorrect={() => setIsCorrecting(true)}
              onStale={() => void query.refetch()}
            />
          </Suspense>
        ) : (
          <AccountPage
            title={t('signUp.title', { agency: agencyName })}
            text={t('signUp.text', { agency: agencyName })}
          >
            <SignUpForm
              agencyName={agencyName}
              ticket={ticket}
              before={sent}
              onSent={(values) => {
                setSent(values);
                setIsCorrecting(false);
              }}
              onStale={() => void query.refetch()}
            />
          </AccountPage>
        )
      }
    </QueryView>
  );
}

/** Tells users who look for a form that accounts need an invitation. */
function ByInvitation() {
  const t = useMessages();
  return (
    <AccountPage title={t('signUp.closedTitle')} text={t('signUp.closedText')}>
      <AccountActions>
        <MainWay href={accountPaths.signIn()}>{t('goToSignIn')}</MainWay>
      </AccountActions>
    </AccountPage>
  );
}
