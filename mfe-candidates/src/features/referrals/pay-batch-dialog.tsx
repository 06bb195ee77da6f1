import { payBatchSchema, type RewardBatch } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { moneyText } from './batch-modal.tsx';
import { useReferralMessages } from './messages.ts';

interface PayBatchDialogProps {
  batch: RewardBatch;
  onClose: () => void;
}

const schema = payBatchSchema.pick({ reference: true });

/** Records that a batch was paid, with its reference. */
export function PayBatchDialog({ batch, onClose }: PayBatchDialogProps) {
  const t = useReferralMessages();
  const { notify } = usePlatform();
  const [pay] = api.useReferralsPayBatchMutation();
  const form = useZodForm({ schema, initialValues: { reference: '' } });
  const { number, totals, lines } = batch;
  const saving = useFormMutation({
    form,
    mutation: pay,
    version: batch.version,
    toArgs: ({ output, version }) => ({
      params: { id: batch.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('batches.paid', { number }) });
      onClose();
    },
  });
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t('batches.payTitle', { number })}
        keep={t('keep')}
        confirm={t('batches.pay')}
        effects={[
          t('batches.payEffect', { count: lines.length }),
          t('batches.total', { amount: moneyText(totals) }),
        ]}
        unsaved={form.dirty}
        summary={form.summary}
        saving={saving}
      >
        <TextField
          label={t('reference')}
          help={t('referenceHelp')}
          required
          {...form.field('reference')}
        />
      </DecisionForm>
      {saving.dialog}
    </>
  );
}
