import { errorText, isApiError } from '@muster/kit';
import { MailTrouble, NoticeBar } from '@muster/ui';
import { signUpSchema } from '@muster/contracts';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { throttleText } from '../sign-in/throttle-text.ts';
import { useMessages } from '../use-messages.ts';
import { useSignUpRequest, type SignUpValues } from './sign-up-values.ts';

interface SentPageProps {
  ticket: string;
  sent: SignUpValues;
  onCorrect: () => void;
  /** Called when the ticket is no longer valid. */
  onStale: () => void;
}

/** Refers the visitor to the inbox. Only the mail tells whether the address is known. */
export function SentPage({ ticket, sent, onCorrect, onStale }: SentPageProps) {
  const t = useMessages();
  const requestOf = useSignUpRequest(ticket);
  const [begin] = api.useBeginSignUpMutation();
  async function again() {
    const { error } = await begin({ body: signUpSchema.parse(requestOf(sent)) });
    if (!error) return null;
    if (!isApiError(error)) return errorText(error);
    const isStale = error.fields?.some(({ path }) => path === 'ticket') ?? false;
    if (isStale) onStale();
    return isStale ? t('signUp.stale') : (throttleText(error, t) ?? errorText(error));
  }
  return (
    <AccountPage title={t('signUp.sentTitle')}>
      <NoticeBar kind="success">{t('signUp.sentText', { email: sent.email.trim() })}</NoticeBar>
      <MailTrouble onAgain={again} onCorrect={onCorrect} />
      <AccountActions>
        <OtherWay href={accountPaths.signIn()}>{t('backToSignIn')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
