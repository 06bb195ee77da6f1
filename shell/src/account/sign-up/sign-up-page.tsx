import { useState } from 'react';
import { isApiError, QueryView } from '@muster/kit';
import { LoadingText, NoticeBar } from '@muster/ui';
import { AccountActions, MainWay, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { AfterSignIn } from '../sign-in/after-sign-in.tsx';
import { useMessages } from '../use-messages.ts';
import { SignUpForm } from './sign-up-form.tsx';

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
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (isApiError(query.error) && query.error.code === 'FEATURE_DISABLED') return <ByInvitation />;
  return (
    <QueryView query={query} skeleton={<LoadingText />} size="page">
      {({ agencyName, ticket }) =>
        sentTo ? (
          <AccountPage title={t('signUp.sentTitle')}>
            <NoticeBar kind="success">{t('signUp.sentText', { email: sentTo })}</NoticeBar>
            <AccountActions>
              <OtherWay href={accountPaths.signIn()}>{t('backToSignIn')}</OtherWay>
            </AccountActions>
          </AccountPage>
        ) : (
          <AccountPage
            title={t('signUp.title', { agency: agencyName })}
            text={t('signUp.text', { agency: agencyName })}
          >
            <SignUpForm
              agencyName={agencyName}
              ticket={ticket}
              onSent={setSentTo}
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
