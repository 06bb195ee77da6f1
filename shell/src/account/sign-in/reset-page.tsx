import { useState } from 'react';
import { resetPasswordSchema, newPasswordSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { Button, ErrorSummary, Form, NoticeBar, PasswordField, useZodForm } from '@muster/ui';
import { AccountActions, MainWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { LinkGate } from '../link-gate.tsx';
import type { AccountLink } from '../account-link.ts';
import { useMessages } from '../use-messages.ts';
import { useNext } from '../use-next.ts';

/** Sets a new password with a mailed link. */
export function ResetPage() {
  const t = useMessages();
  const next = useNext();
  const [done, setDone] = useState(false);
  if (!done)
    return (
      <LinkGate purpose="password_reset">
        {(link, token) => <ResetForm link={link} token={token} onDone={() => setDone(true)} />}
      </LinkGate>
    );
  return (
    <AccountPage title={t('reset.doneTitle')}>
      <NoticeBar kind="success">{t('reset.doneText')}</NoticeBar>
      <AccountActions>
        <MainWay href={accountPaths.signIn(next)}>{t('goToSignIn')}</MainWay>
      </AccountActions>
    </AccountPage>
  );
}

type ResetFormProps = { link: AccountLink; token: string; onDone: () => void };

function ResetForm({ link, token, onDone }: ResetFormProps) {
  const t = useMessages();
  const { minPasswordLength: min, maskedEmail } = link;
  const [reset] = api.useResetPasswordMutation();
  const form = useZodForm({
    schema: resetPasswordSchema.extend({ password: newPasswordSchema(min) }),
    initialValues: { token, password: '' },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: reset,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: onDone,
  });
  return (
    <AccountPage title={t('reset.title')} text={t('reset.text', { email: maskedEmail })}>
      <Form onSubmit={submit} label={t('reset.title')}>
        <ErrorSummary {...form.summary} />
        <PasswordField
          label={t('field.newPassword')}
          help={t('passwordHelp', { count: min })}
          minLength={min}
          required
          {...form.field('password')}
        />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('reset.submit')}
          </Button>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
