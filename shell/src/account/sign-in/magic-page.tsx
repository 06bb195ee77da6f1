import { limits, magicLinkSignInSchema, type ErrorCode } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { LinkRefused } from '../link-refused.tsx';
import { useFragmentToken } from '../use-fragment-token.ts';
import { useMessages } from '../use-messages.ts';
import { useNext } from '../use-next.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { MailLinkPage } from './mail-link-page.tsx';
import { throttleText } from './throttle-text.ts';

/** Signing in by mail: requests the link, or uses the opened one. */
export function MagicPage() {
  const token = useFragmentToken();
  return <AfterSignIn>{token === null ? <AskForLink /> : <UseLink token={token} />}</AfterSignIn>;
}

function AskForLink() {
  const t = useMessages();
  const [send] = api.useSendMagicLinkMutation();
  return (
    <MailLinkPage
      link="magic"
      send={send}
      lasts={limits.token.magicSignIn}
      backLabel={t('magic.password')}
    />
  );
}

/** Pressing the button signs in, not opening the link, because mail scanners open links, too. */
function UseLink({ token }: { token: string }) {
  const t = useMessages();
  const next = useNext();
  const platform = usePlatform();
  const [signIn, { isLoading, error }] = api.useSignInByLinkMutation();
  const body = magicLinkSignInSchema.safeParse({ token }).data;
  const refusal: ErrorCode | null = !body ? 'TOKEN_INVALID' : isApiError(error) ? error.code : null;

  async function open() {
    if (!body) return;
    const answer = await signIn({ body });
    if (!answer.data) return;
    setSession(answer.data);
    platform.bus.emit('session.changed', { reason: 'refreshed' });
  }

  if (refusal?.startsWith('TOKEN_')) return <LinkRefused purpose="magic_sign_in" code={refusal} />;
  return (
    <AccountPage title={t('magic.openTitle')} text={t('magic.openText')}>
      {isApiError(error) && (
        <NoticeBar kind="danger">{throttleText(error, t) ?? errorText(error)}</NoticeBar>
      )}
      <AccountActions>
        <Button size="lg" fullWidth loading={isLoading} onClick={() => void open()}>
          {t('magic.open')}
        </Button>
        <OtherWay href={accountPaths.signIn(next)}>{t('magic.password')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
