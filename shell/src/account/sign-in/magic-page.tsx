import { useState } from 'react';
import { forgotPasswordSchema, limits, magicLinkSignInSchema } from '@muster/contracts';
import type { ErrorCode } from '@muster/contracts';
import { errorText, isApiError, useFormMutation, usePlatform } from '@muster/kit';
import { Button, EmailField, ErrorSummary, Form, NoticeBar, useZodForm } from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { LinkRefused } from '../link-refused.tsx';
import { useFragmentToken } from '../use-fragment-token.ts';
import { useWords } from '../use-words.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import { throttleText } from './throttle-text.ts';

/** Signing in by mail: asks for the link, or uses the one that was opened. */
export function MagicPage() {
  const token = useFragmentToken();
  return <AfterSignIn>{token === null ? <AskForLink /> : <UseLink token={token} />}</AfterSignIn>;
}

/** The answer is the same whether the mail is known or not. */
function AskForLink() {
  const t = useWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [send] = api.useSendMagicLinkMutation();
  const form = useZodForm({ schema: forgotPasswordSchema, initialValues: { email: '' } });
  const { submit, pending } = useFormMutation({
    form,
    mutation: send,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: () => setSentTo(form.values.email.trim()),
    onRefused: (error) => {
      const text = throttleText(error, t);
      if (text) form.setFormError(text);
      return text !== null;
    },
  });
  if (sentTo)
    return (
      <AccountPage title={t('magic.sentTitle')}>
        <NoticeBar kind="success">
          {t('magic.sentText', { email: sentTo, minutes: limits.token.magicSignIn / 60_000 })}
        </NoticeBar>
        <AccountActions>
          <Button size="lg" variant="default" fullWidth onClick={() => setSentTo(null)}>
            {t('magic.again')}
          </Button>
          <OtherWay href={accountPaths.signIn()}>{t('backToSignIn')}</OtherWay>
        </AccountActions>
      </AccountPage>
    );
  return (
    <AccountPage title={t('magic.title')} text={t('magic.text')}>
      <Form onSubmit={submit} label={t('magic.title')}>
        <ErrorSummary {...form.summary} title={t('magic.refused')} />
        <EmailField
          label={t('field.email')}
          required
          autoComplete="username"
          {...form.field('email')}
        />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('magic.submit')}
          </Button>
          <OtherWay href={accountPaths.signIn()}>{t('magic.password')}</OtherWay>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}

/** A press on the button signs in, not the opening of the link: mail scanners open links too. */
function UseLink({ token }: { token: string }) {
  const t = useWords();
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
        <OtherWay href={accountPaths.signIn()}>{t('magic.password')}</OtherWay>
      </AccountActions>
    </AccountPage>
  );
}
