import { useState } from 'react';
import { forgotPasswordSchema, limits } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { Button, EmailField, ErrorSummary, Form, NoticeBar, useZodForm } from '@muster/ui';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { useWords } from '../use-words.ts';
import { throttleText } from './throttle-text.ts';

/** Asks for a reset link. The answer is the same whether the mail is known or not. */
export function ForgotPage() {
  const t = useWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [forgot] = api.useForgotPasswordMutation();
  const form = useZodForm({ schema: forgotPasswordSchema, initialValues: { email: '' } });
  const { submit, pending } = useFormMutation({
    form,
    mutation: forgot,
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
      <AccountPage title={t('forgot.sentTitle')}>
        <NoticeBar kind="success">
          {t('forgot.sentText', {
            email: sentTo,
            minutes: limits.token.passwordReset / 60_000,
          })}
        </NoticeBar>
        <AccountActions>
          <Button size="lg" variant="default" fullWidth onClick={() => setSentTo(null)}>
            {t('forgot.again')}
          </Button>
          <OtherWay href={accountPaths.signIn()}>{t('backToSignIn')}</OtherWay>
        </AccountActions>
      </AccountPage>
    );
  return (
    <AccountPage title={t('forgot.title')} text={t('forgot.text')}>
      <Form onSubmit={submit} label={t('forgot.title')}>
        <ErrorSummary {...form.summary} title={t('forgot.refused')} />
        <EmailField
          label={t('field.email')}
          required
          autoComplete="username"
          {...form.field('email')}
        />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('forgot.submit')}
          </Button>
          <OtherWay href={accountPaths.signIn()}>{t('backToSignIn')}</OtherWay>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
