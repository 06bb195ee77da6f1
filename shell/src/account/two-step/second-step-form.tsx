import { useState } from 'react';
import {
  secondStepSchema,
  twoFactorConfirmSchema,
  type BodyOf,
  type ErrorCode,
  type SessionState,
  type twoFactorEndpoints,
} from '@muster/contracts';
import { agencyName, errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  Anchor,
  Button,
  ErrorSummary,
  Form,
  TextField,
  formatTime,
  useZodForm,
  type ZodForm,
} from '@muster/ui';
import { signOut } from '../../session/session-actions.ts';
import { setSession } from '../../session/session-store.ts';
import { AccountActions } from '../account-actions.tsx';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { throttleText } from '../sign-in/throttle-text.ts';
import { useMessages } from '../use-messages.ts';
import { CodeField } from './code-field.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useTwoStepMessages } from './use-two-step-messages.ts';
import classes from './two-step.module.css';

export type SecondStepWay = 'app' | 'recovery';

type SecondStepFormProps = {
  way: SecondStepWay;
  session: Extract<SessionState, { state: 'two-factor' }>;
  onWay: (way: SecondStepWay) => void;
};

/** Asks for a code of one of the two kinds, and offers the other one. */
export function SecondStepForm({ way, session, onWay }: SecondStepFormProps) {
  const t = useTwoStepMessages();
  const { recoveryCodesLeft } = session;
  const isApp = way === 'app';
  return (
    <AccountPage
      title={t(isApp ? 'factorTwo.title' : 'factorTwo.recoveryTitle')}
      text={
        isApp
          ? t('factorTwo.text', { agency: agencyName() })
          : `${t('factorTwo.recoveryText')} ${t('factorTwo.recoveryLeft', { count: recoveryCodesLeft })}`
      }
    >
      {isApp ? <AppCode /> : <RecoveryCode />}
      <AccountActions>
        {isApp && recoveryCodesLeft === 0 ? (
          <p className={classes.quiet}>{t('factorTwo.noneLeft')}</p>
        ) : (
          <Anchor
            component="button"
            type="button"
            className={classes.way}
            onClick={() => onWay(isApp ? 'recovery' : 'app')}
          >
            {t(isApp ? 'factorTwo.useRecovery' : 'factorTwo.useApp')}
          </Anchor>
        )}
        <Cancel csrfToken={session.csrfToken} />
      </AccountActions>
      <p className={classes.quiet}>
        {t('factorTwo.until', { time: formatTime(session.expiresAt, { zone: true }) })}
      </p>
    </AccountPage>
  );
}

function AppCode() {
  const t = useTwoStepMessages();
  const form = useZodForm({
    schema: twoFactorConfirmSchema,
    initialValues: { code: '' },
    prepare: ({ code }) => ({ code: code || undefined }),
  });
  const { submit, pending } = useVerify(form);
  useFocusOnArrival(form.field('code').id);
  return (
    <Form onSubmit={submit} label={t('factorTwo.title')}>
      <ErrorSummary {...form.summary} title={t('factorTwo.refused')} />
      <CodeField {...form.field('code')} />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('factorTwo.submit')}
      </Button>
    </Form>
  );
}

function RecoveryCode() {
  const t = useTwoStepMessages();
  const form = useZodForm({ schema: secondStepSchema, initialValues: { recoveryCode: '' } });
  const { submit, pending } = useVerify(form);
  useFocusOnArrival(form.field('recoveryCode').id);
  return (
    <Form onSubmit={submit} label={t('factorTwo.recoveryTitle')}>
      <ErrorSummary {...form.summary} title={t('factorTwo.refused')} />
      <TextField
        label={t('recoveryCode')}
        required
        maxLength={24}
        {...form.field('recoveryCode')}
      />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('factorTwo.submit')}
      </Button>
    </Form>
  );
}

const isOver: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'SESSION_REVOKED',
]);
type Step = BodyOf<typeof twoFactorEndpoints.verify>;

function useVerify<Values extends Record<string, unknown>>(form: ZodForm<Values, Step>) {
  const tAccount = useMessages();
  const platform = usePlatform();
  const [verify] = api.useVerifySecondStepMutation();
  return useFormMutation({
    form,
    mutation: verify,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      setSession(session);
      platform.bus.emit('session.changed', { reason: 'refreshed' });
    },
    onRefused: (error) => {
      // The sign-in attempt has ended, so the page must read the session's state.
      if (isOver.has(error.code)) platform.bus.emit('session.changed', { reason: 'signed-out' });
      form.setFormError(throttleText(error, tAccount) ?? errorText(error));
      return true;
    },
  });
}

function Cancel({ csrfToken }: { csrfToken: string }) {
  const t = useTwoStepMessages();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    signOut({ csrfToken }).catch(() => setBusy(false));
  };
  return (
    <Button size="lg" variant="default" fullWidth loading={busy} onClick={leave}>
      {t('factorTwo.cancel')}
    </Button>
  );
}
