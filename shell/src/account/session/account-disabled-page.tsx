import { agencyContact, agencyName, ContactLinks } from '@muster/kit';
import { Navigate } from 'react-router-dom';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';

/** The account is closed. The reason is not shown, because the agency has to give it. */
export function AccountDisabledPage() {
  const t = useMessages();
  const snapshot = useSessionSnapshot();
  if (snapshot.status === 'known' && 'user' in snapshot.session) return <Navigate to="/" replace />;
  const agency = agencyName();
  const { mail, phone } = agencyContact();
  return (
    <AccountPage title={t('disabled.title')} text={t('disabled.text', { agency })}>
      {(mail || phone) && (
        <p>
          {t('disabled.contact')} <ContactLinks />
        </p>
      )}
      <AccountActions>
        <OtherWay href={accountPaths.signIn()}>{t('disabled.again')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
