import {
  finishSignUpSchema,
  newPasswordSchema,
  signUpLinkQuery,
  type SignUpLink,
} from '@muster/contracts';
import { isApiError, QueryView, useFormMutation, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, Form, LoadingText, PasswordField, useZodForm } from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { AccountActions } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { isLinkUsed, markLinkUsed } from '../link-gate.tsx';
import { LinkRefused } from '../link-refused.tsx';
import { useFragmentToken } from '../use-fragment-token.ts';
import { useMessages } from '../use-messages.ts';

/** The page of a mailed sign-up link, which proves the address and sets the password. */
export function FinishPage() {
  const token = useFragmentToken() ?? '';
  const whole = signUpLinkQuery.safeParse({ token }).success;
  const query = api.useInspectSignUpQuery(
    { body: { token } },
    // Checking again after the link was used would report it as used up.
    {
      skip: !whole || isLinkUsed(token),
      refetchOnFocus: false,
      refetchOnReconnect: false,
      refetchOnMountOrArgChange: false,
    },
  );
  if (!whole) return <LinkRefused purpose="sign_up" code="TOKEN_INVALID" />;
  if (isApiError(query.error) && query.error.code.startsWith('TOKEN_'))
    return <LinkRefused purpose="sign_up" code={query.error.code} />;
  return (
    <QueryView query={query} skeleton={<LoadingText />} size="page">
      {(link) => <FinishForm link={link} token={token} />}
    </QueryView>
  );
}

function FinishForm({ link, token }: { link: SignUpLink; token: string }) {
  const t = useMessages();
  const platform = usePlatform();
  const min = link.minPasswordLength;
  const [finish] = api.useFinishSignUpMutation();
  const form = useZodForm({
    schema: finishSignUpSchema.extend({ password: newPasswordSchema(min) }),
    initialValues: { token, password: '' },
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: finish,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      markLinkUsed(token);
      setSession(session);
      platform.navigate('/', { replace: true });
      platform.bus.emit('session.changed', { reason: 'refreshed' });
    },
    onRefused: (error) => {
      if (error.code !== 'DUPLICATE') return false;
      form.setFormError(t('signUp.known'));
      return true;
    },
  });
  return (
    <AccountPage
      title={t('signUp.finishTitle', { name: link.firstName })}
      text={t('signUp.finishText', { email: link.maskedEmail })}
    >
      <Form onSubmit={submit} label={t('invite.formLabel')}>
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
            {t('invite.submit')}
          </Button>
        </AccountActions>
      </Form>
    </AccountPage>
  );
}
