import { href, publicRoutes } from '@muster/contracts';
import { agencyContact, ContactLinks } from '@muster/kit';
import { AccountActions, MainWay, OtherWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';

/**
 * The agency creates the accounts of clients: this page leads to the job request form, through
 * which it gets to know them, and shows its contact details.
 */
export function ClientSignUpPage() {
  const t = useMessages();
  const { mail, phone } = agencyContact();
  return (
    <AccountPage title={t('signUp.clientTitle')} text={t('signUp.clientText')}>
      {(mail || phone) && (
        <p>
          {t('signUp.clientContact')} <ContactLinks />
        </p>
      )}
      <AccountActions>
        <MainWay href={href(publicRoutes.jobRequest)}>{t('signUp.requestJob')}</MainWay>
        <OtherWay href={accountPaths.signUp}>{t('signUp.forCandidates')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
