import { Suspense, useState } from 'react';
import { isApiError, lazyNamed, QueryView, useHistoryState } from '@muster/kit';
import { LoadingText } from '@muster/ui';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { AfterSignIn } from '../sign-in/after-sign-in.tsx';
import { useMessages } from '../use-messages.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { isSentSignUp } from './sign-up-values.ts';

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
  // Each form has a ticket of its own: what one sends again corrects what it sent before.
  const query = api.useSignUpStartQuery({}, { refetchOnMountOrArgChange: true });
  const [sent, setSent] = useHistoryState('signUp', isSentSignUp);
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (isApiError(query.error) && query.error.code === 'FEATURE_DISABLED') return <ByInvitation />;
  return (
    <QueryView query={query} skeleton={<LoadingText />} size="page">
      {({ agencyName, ticket: newTicket }) => {
        const ticket = sent?.ticket ?? newTicket;
        const onStale = () => {
          if (sent) setSent({ ...sent, ticket: null });
          void query.refetch();
        };
        return sent && !isCorrecting ? (
          <Suspense fallback={<LoadingText />}>
            <SentPage
              ticket={ticket}
              sent={sent.values}
              onCorrect={() => setIsCorrecting(true)}
              onStale={onStale}
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
              before={sent?.values ?? null}
              onSent={(values) => {
                setSent({ values, ticket });
                setIsCorrecting(false);
              }}
              onStale={onStale}
            />
          </AccountPage>
        );
      }}
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
