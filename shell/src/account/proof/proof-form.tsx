import { useState } from 'react';
import { proofSchema } from '@muster/contracts';
import { errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  Anchor,
  Button,
  DecisionModal,
  ErrorSummary,
  OverlayFooter,
  PasswordField,
  Stack,
  useZodForm,
} from '@muster/ui';
import { setSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { throttleText } from '../sign-in/throttle-text.ts';
import { CodeField } from '../two-step/code-field.tsx';
import { useTwoStepMessages } from '../two-step/use-two-step-messages.ts';
import { useMessages } from '../use-messages.ts';

type Way = 'password' | 'code';

/** Asks for the password or, with two-step sign-in, a code of the app. */
export function ProofForm({ onAnswer }: { onAnswer: (csrfToken: string | null) => void }) {
  const t = useTwoStepMessages();
  const tAccount = useMessages();
  const platform = usePlatform();
  const twoStep = api.useTwoFactorQuery();
  const hasCode = twoStep.data?.enabled === true;
  const [way, setWay] = useState<Way>('password');
  const [prove] = api.useProveMutation();
  const form = useZodForm({
    schema: proofSchema,
    initialValues: { password: '', code: '' },
    prepare: (values) => ({ [way]: values[way] || undefined }),
  });
  const { submit, pending } = useFormMutation({
    form,
    mutation: prove,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      setSession(session);
      platform.bus.emit('session.changed', { reason: 'refreshed' });
      onAnswer(session.csrfToken);
    },
    onRefused: (error) => {
      if (error.fields?.length) return false;
      const wrong = error.code === 'BAD_CREDENTIALS' ? t('proof.wrong') : errorText(error);
      form.setFormError(throttleText(error, tAccount) ?? wrong);
      return true;
    },
  });

  function change() {
    form.reset();
    setWay(way === 'code' ? 'password' : 'code');
  }

  return (
    <DecisionModal
      opened
      title={t('proof.title')}
      subtitle={t('proof.text')}
      onClose={() => onAnswer(null)}
      onSubmit={submit}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => onAnswer(null)}>
            {t('proof.cancel')}
          </Button>
          <Button type="submit" size="md" loading={pending}>
            {t('proof.submit')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack gap="md">
        <ErrorSummary {...form.summary} title={t('proof.refused')} />
        {way === 'code' ? (
          <CodeField key="code" help={t('proof.codeHelp')} {...form.field('code')} autoFocus />
        ) : (
          <PasswordField
            key="password"
            label={t('proof.password')}
            required
            autoComplete="current-password"
            autoFocus
            {...form.field('password')}
          />
        )}
        {hasCode && (
          <Anchor component="button" type="button" onClick={change}>
            {t(way === 'code' ? 'proof.usePassword' : 'proof.useCode')}
          </Anchor>
        )}
      </Stack>
    </DecisionModal>
  );
}
