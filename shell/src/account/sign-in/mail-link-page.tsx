import { Suspense } from 'react';
import { forgotPasswordSchema } from '@muster/contracts';
import { lazyNamed, useFormMutation, useHistoryState } from '@muster/kit';
import {
  Button,
  EmailField,
  ErrorSummary,
  Form,
  LoadingText,
  NoticeBar,
  useZodForm,
} from '@muster/ui';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';
import { useNext } from '../use-next.ts';
import type { SendLink } from './send-link.types.ts';
import { throttleText } from './throttle-text.ts';

const LinkAgain = lazyNamed(() => import('./link-again.tsx'), 'LinkAgain');

const isAddress = (value: unknown): value is string => typeof value === 'string';

type MailLinkPageProps = {
  /** The kind of link, which is also the key of its texts. */
  link: 'forgot' | 'magic';
  send: SendLink;
  /** Validity of the link in milliseconds. */
  lasts: number;
  backLabel: string;
};

/** Requests a link by mail. The response is the same whether the address is known or not. */
export function MailLinkPage({ link, send, lasts, backLabel }: MailLinkPageProps) {
  const t = useMessages();
  const next = useNext();
  const [sentTo, setSentTo] = useHistoryState('sentTo', isAddress);
  const form = useZodForm({
    schema: forgotPasswordSchema,
    initialValues: { email: sentTo ?? '' },
    prepare: (values) => ({ ...values, ...(next && { next }) }),
  });
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
      <AccountPage title={t(`${link}.sentTitle`)}>
        <NoticeBar kind="success">
          {t(`${link}.sentText`, { email: sentTo, minutes: lasts / 60_000 })}
        </NoticeBar>
        <Suspense fallback={<LoadingText />}>
          <LinkAgain send={send} email={sentTo} onCorrect={() => setSentTo(null)} />
        </Suspense>
        <AccountActions>
          <OtherWay href={accountPaths.signIn(next)}>{t('backToSignIn')}</OtherWay>
        </AccountActions>
      </AccountPage>
    );
  return (
    <AccountPage title={t(`${link}.title`)} text={t(`${link}.text`)}>
      <Form onSubmit={submit} label={t(`${link}.title`)}>
        <ErrorSummary {...form.summary} title={t(`${link}.refused`)} />
        <EmailField
          label={t('field.email')}
          required
          autoComplete="username"
          {...form.field('email')}
        />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t(`${link}.submit`)}
          </Button>
          <OtherWay href={accountPaths.signIn(next)}>{backLabel}</OtherWay>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
