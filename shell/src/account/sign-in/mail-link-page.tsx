import { useState } from 'react';
import { forgotPasswordSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { Button, EmailField, ErrorSummary, Form, NoticeBar, useZodForm } from '@muster/ui';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import type { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useMessages } from '../use-messages.ts';
import { useNext } from '../use-next.ts';
import { throttleText } from './throttle-text.ts';

type Send = ReturnType<
  typeof api.useForgotPasswordMutation | typeof api.useSendMagicLinkMutation
>[0];

type MailLinkPageProps = {
  /** The kind of link, which is also the key of its texts. */
  link: 'forgot' | 'magic';
  send: Send;
  /** Validity of the link in milliseconds. */
  lasts: number;
  backLabel: string;
};

/** Requests a link by mail. The response is the same whether the address is known or not. */
export function MailLinkPage({ link, send, lasts, backLabel }: MailLinkPageProps) {
  const t = useMessages();
  const next = useNext();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useZodForm({
    schema: forgotPasswordSchema,
    initialValues: { email: '' },
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
        <AccountActions>
          <Button size="lg" variant="default" fullWidth onClick={() => setSentTo(null)}>
            {t(`${link}.again`)}
          </Button>
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
