import { useSearchParams } from 'react-router-dom';
import { confirmEmailSchema, type ErrorCode } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { useSessionSnapshot } from '../../session/use-session-snapshot.ts';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { LinkRefused } from '../link-refused.tsx';
import { useFragmentToken } from '../use-fragment-token.ts';
import { useMessages } from '../use-messages.ts';

/**
 * Confirms a first or changed mail address. Pressing the button confirms, not opening the link,
 * because mail scanners open links, too.
 */
export function VerifyPage() {
  const t = useMessages();
  const platform = usePlatform();
  const token = useFragmentToken();
  const isContact = useSearchParams()[0].get('of') === 'contact';
  const [confirm, { data, isLoading, error }] = api.useConfirmEmailMutation();
  const body = confirmEmailSchema.safeParse({ token }).data;
  const refusal: ErrorCode | null = !body ? 'TOKEN_INVALID' : isApiError(error) ? error.code : null;

  async function send() {
    if (!body) return;
    const answer = await confirm({ body });
    if (!answer.error) platform.bus.emit('session.changed', { reason: 'refreshed' });
  }

  if (data) return data.isContact ? <ContactConfirmed /> : <Confirmed />;
  if (refusal?.startsWith('TOKEN_'))
    return <LinkRefused purpose={isContact ? 'contact_verify' : 'email_verify'} code={refusal} />;
  return (
    <AccountPage title={t('verify.title')} text={t('verify.text')}>
      {refusal && (
        <NoticeBar kind="danger">
          {refusal === 'DUPLICATE' ? t('verify.taken') : errorText(error)}
        </NoticeBar>
      )}
      <AccountActions>
        <Button size="lg" fullWidth loading={isLoading} onClick={() => void send()}>
          {t('verify.submit')}
        </Button>
      </AccountActions>
    </AccountPage>
  );
}

/** The owner of an additional address may have no account, so there is no next page. */
function ContactConfirmed() {
  const t = useMessages();
  return (
    <AccountPage title={t('verify.doneTitle')}>
      <NoticeBar kind="success">{t('verify.doneContact')}</NoticeBar>
    </AccountPage>
  );
}

function Confirmed() {
  const t = useMessages();
  const snapshot = useSessionSnapshot();
  const signedIn = snapshot.status === 'known' && 'user' in snapshot.session;
  return (
    <AccountPage title={t('verify.doneTitle')}>
      <NoticeBar kind="success">{t('verify.doneText')}</NoticeBar>
      <AccountActions>
        <MainWay href={signedIn ? '/' : accountPaths.signIn()}>
          {t(signedIn ? 'goOn' : 'goToSignIn')}
        </MainWay>
      </AccountActions>
    </AccountPage>
  );
}
