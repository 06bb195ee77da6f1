import { useState } from 'react';
import { secondStepSchema } from '@muster/contracts';
import { errorText, useFormMutation } from '@muster/kit';
import {
  Anchor,
  Button,
  DecisionModal,
  ErrorSummary,
  OverlayFooter,
  Stack,
  TextField,
  useZodForm,
} from '@muster/ui';
import { refreshSession } from '../../session/session-store.ts';
import { giveUpWork, resumeWork } from '../../session/session-actions.ts';
import { api } from '../account-api.ts';
import { throttleText } from '../sign-in/throttle-text.ts';
import { CodeField } from '../two-step/code-field.tsx';
import { useTwoStepMessages } from '../two-step/use-two-step-messages.ts';
import { useMessages } from '../use-messages.ts';

type Way = 'code' | 'recoveryCode';

/** The second step of a sign-in in a dialog over the page. */
export function HeldCode() {
  const t = useMessages();
  const tTwoStep = useTwoStepMessages();
  const [way, setWay] = useState<Way>('code');
  const [verify] = api.useVerifySecondStepMutation();
  const form = useZodForm({
    schema: secondStepSchema,
    initialValues: { code: '', recoveryCode: '' },
    prepare: (values) => ({ [way]: values[way] || undefined }),
  });
  const saving = useFormMutation({
    form,
    mutation: verify,
    toArgs: ({ output }) => ({ body: output }),
    onSaved: (session) => {
      resumeWork(session).catch((error: unknown) => form.setFormError(errorText(error)));
    },
    onRefused: (error) => {
      form.setFormError(throttleText(error, t) ?? errorText(error));
      // The time for the second step may have expired; then the password is asked for again.
      void refreshSession();
      return true;
    },
  });
  function change() {
    form.reset();
    setWay(way === 'code' ? 'recoveryCode' : 'code');
  }
  return (
    <DecisionModal
      opened
      onClose={() => undefined}
      title={tTwoStep(way === 'code' ? 'factorTwo.title' : 'factorTwo.recoveryTitle')}
      subtitle={t(way === 'code' ? 'held.codeText' : 'held.recoveryText')}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={giveUpWork}>
            {t('held.leave')}
          </Button>
          <Button type="submit" size="md" loading={saving.pending}>
            {tTwoStep('factorTwo.submit')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} title={tTwoStep('factorTwo.refused')} />
        {way === 'code' ? (
          <CodeField {...form.field('code')} />
        ) : (
          <TextField
            label={tTwoStep('recoveryCode')}
            required
            maxLength={24}
            {...form.field('recoveryCode')}
          />
        )}
        <Anchor component="button" type="button" onClick={change}>
          {tTwoStep(way === 'code' ? 'factorTwo.useRecovery' : 'factorTwo.useApp')}
        </Anchor>
      </Stack>
    </DecisionModal>
  );
}
