import { promiseActionSchema, type PromiseRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, useZodForm } from '@muster/ui';
import { usePromisesWithdrawMutation } from '../host-hooks.ts';
import { usePromiseMessages } from './messages.ts';

/** Withdraws a promise that no longer stands. */
export function WithdrawPromise({
  promise,
  onClose,
}: {
  promise: PromiseRecord;
  onClose: () => void;
}) {
  const t = usePromiseMessages();
  const platform = usePlatform();
  const [withdraw] = usePromisesWithdrawMutation();
  const { id, to, text } = promise;
  const form = useZodForm({
    schema: promiseActionSchema.omit({ version: true }),
    initialValues: {},
  });
  const saving = useFormMutation({
    form,
    mutation: withdraw,
    version: promise.version,
    toArgs: ({ version }) => ({ params: { id }, body: { version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('withdraw.done') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('withdraw.title')}
      subtitle={`${text} · ${to}`}
      keep={t('withdraw.keep')}
      confirm={t('withdraw.confirm')}
      danger
      effects={[
        t('withdraw.effects.task'),
        t('withdraw.effects.rate'),
        t('withdraw.effects.outside', { name: to }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      {null}
    </DecisionForm>
  );
}
