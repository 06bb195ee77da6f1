import { useNavigate } from 'react-router-dom';
import { href, shellRoutes, signInSchema } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  CheckboxField,
  EmailField,
  ErrorSummary,
  Form,
  PasswordField,
  useZodForm,
} from '@muster/ui';
import { AccountActions, OtherWay } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { accountPaths } from '../account-paths.ts';
import { setSession } from '../../session/session-store.ts';
import { useMessages } from '../use-messages.ts';
import { useNext } from '../use-next.ts';
import { AfterSignIn } from './after-sign-in.tsx';
import classes from '../account-page.module.css';
import { throttleText } from './throttle-text.ts';

/** Sign-in with mail and password. Signed-in users continue to their destination. */
export function SignInPage() {
  return (
    <AfterSignIn>
      <SignInForm />
    </AfterSignIn>
  );
}

function SignInForm() {
  const t = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const next = useNext();
  const [signIn] = api.useSignInMutation();
  const form = useZodForm({
    schema: signInSchema,
    initialValues: { email: '', password: '', keepMe: false },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: signIn,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      setSession(session);
      platform.bus.emit('session.changed', { reason: 'refreshed' });
    },
    onRefused: (error) => {
      if (error.code === 'ACCOUNT_DISABLED') {
        void navigate(href(shellRoutes.accountDisabled));
        return true;
      }
      const text = throttleText(error, t);
      if (text) form.setFormError(text);
      return text !== null;
    },
  });
  return (
    <AccountPage title={t('signIn.title')} text={t('signIn.text')}>
      <Form onSubmit={submit} label={t('signIn.title')}>
        <ErrorSummary {...form.summary} title={t('signIn.refused')} />
        <EmailField
          label={t('field.email')}
          required
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField
          label={t('field.password')}
          required
          autoComplete="current-password"
          {...form.field('password')}
        />
        <CheckboxField
          label={t('signIn.keepMe')}
          help={t('signIn.keepMeHelp')}
          {...form.field('keepMe')}
        />
        <AccountActions>
          <Button type="submit" size="lg" fullWidth loading={pending}>
            {t('signIn.submit')}
          </Button>
          <div className={classes.row}>
            <OtherWay href={accountPaths.forgot(next)}>{t('signIn.forgot')}</OtherWay>
            <OtherWay href={accountPaths.magic(next)}>{t('signIn.magic')}</OtherWay>
          </div>
          <OtherWay href={accountPaths.signUp}>{t('signIn.signUp')}</OtherWay>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
