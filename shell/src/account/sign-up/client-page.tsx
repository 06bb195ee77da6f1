import { href, publicRoutes } from '@muster/contracts';
import { isApiError, QueryView } from '@muster/kit';
import { Anchor, LoadingText } from '@muster/ui';
import { AccountActions, MainWay, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';

/**
 * The agency opens the accounts of clients: this leads to the request of a job, by which it gets
 * to know them, and says whom to write to.
 */
export function ClientSignUpPage() {
  const query = api.useSignUpStartQuery({});
  // Candidates may come by invitation alone; a job can be asked for all the same.
  if (isApiError(query.error) && query.error.code === 'FEATURE_DISABLED')
    return <ClientWays contactEmail={null} />;
  return (
    <QueryView query={query} skeleton={<LoadingText />} size="page">
      {({ contactEmail }) => <ClientWays contactEmail={contactEmail} />}
    </QueryView>
  );
}

function ClientWays({ contactEmail }: { contactEmail: string | null }) {
  const t = useMessages();
  return (
    <AccountPage title={t('signUp.clientTitle')} text={t('signUp.clientText')}>
      {contactEmail && (
        <p>
          {t('signUp.clientContact')} <Anchor href={`mailto:${contactEmail}`}>{contactEmail}</Anchor>
        </p>
      )}
      <AccountActions>
        <MainWay href={href(publicRoutes.jobRequest)}>{t('signUp.requestJob')}</MainWay>
        <OtherWay href={accountPaths.signUp}>{t('signUp.forCandidates')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
