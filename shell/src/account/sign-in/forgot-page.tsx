import { limits } from '@muster/contracts';
import { api } from '../account-api.ts';
import { useMessages } from '../use-messages.ts';
import { MailLinkPage } from './mail-link-page.tsx';

/** Requests a link to set a new password. */
export function ForgotPage() {
  const t = useMessages();
  const [send] = api.useForgotPasswordMutation();
  return (
    <MailLinkPage
      link="forgot"
      send={send}
      lasts={limits.token.passwordReset}
      backLabel={t('backToSignIn')}
    />
  );
}
