import { useState } from 'react';
import { inputVersionSchema, type EvaluationInput } from '@muster/contracts';
import { errorText, useFormMutation, usePlatform } from '@muster/kit';
import { Button, DecisionForm, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useEvaluationMessages } from './messages.ts';

interface InputActionsProps {
  evaluationId: string;
  input: EvaluationInput;
}

/** The allowed actions on an open question. */
export function InputActions({ evaluationId, input }: InputActionsProps) {
  const t = useEvaluationMessages();
  const { notify } = usePlatform();
  const [remind, { isLoading }] = api.useEvaluationInputsRemindMutation();
  const [isClosing, setClosing] = useState(false);
  const { allowedActions, version, name, id: inputId } = input;
  const sendReminder = async () => {
    const { error } = await remind({ params: { id: evaluationId, inputId }, body: { version } });
    notify(
      error
        ? { kind: 'error', text: errorText(error) }
        : { kind: 'success', text: t('input.remindDone', { name }) },
    );
  };
  return (
    <>
      {allowedActions.includes('remind') && (
        <Button variant="subtle" size="xs" loading={isLoading} onClick={() => void sendReminder()}>
          {t('input.remind')}
        </Button>
      )}
      {allowedActions.includes('withdraw') && (
        <Button variant="subtle" size="xs" onClick={() => setClosing(true)}>
          {t('input.withdraw')}
        </Button>
      )}
      {isClosing && (
        <WithdrawDialog
          evaluationId={evaluationId}
          input={input}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

/** Closes the link of a question. */
function WithdrawDialog({
  evaluationId,
  input: { id: inputId, name, client, version },
  onClose,
}: InputActionsProps & { onClose: () => void }) {
  const t = useEvaluationMessages();
  const { notify } = usePlatform();
  const [withdraw] = api.useEvaluationInputsWithdrawMutation();
  const form = useZodForm({
    schema: inputVersionSchema.omit({ version: true }),
    initialValues: {},
  });
  const saving = useFormMutation({
    form,
    mutation: withdraw,
    version,
    toArgs: (input) => ({
      params: { id: evaluationId, inputId },
      body: { version: input.version },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('input.withdrawDone') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('input.withdrawTitle')}
      subtitle={t('input.who', { name, client })}
      keep={t('act.keep')}
      confirm={t('input.withdraw')}
      danger
      unsaved={false}
      effects={[t('input.withdrawEffect', { name })]}
      summary={form.summary}
      saving={saving}
    >
      {null}
    </DecisionForm>
  );
}
