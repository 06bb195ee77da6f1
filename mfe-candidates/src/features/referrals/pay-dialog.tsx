import { fromMinorUnits, payReferralsSchema, toMinorUnits, type Referral } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextField, formatMoney, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useReferralMessages } from './messages.ts';

interface PayDialogProps {
  referrals: readonly Referral[];
  onClose: () => void;
}

const schema = payReferralsSchema.pick({ reference: true });

/** Rewards that are paid together, with one reference. */
export function PayDialog({ referrals, onClose }: PayDialogProps) {
  const t = useReferralMessages();
  const { notify } = usePlatform();
  const [pay] = api.useReferralsPayMutation();
  const form = useZodForm({ schema, initialValues: { reference: '' } });
  const saving = useFormMutation({
    form,
    mutation: pay,
    toArgs: ({ output }) => ({
      body: { ...output, referrals: referrals.map(({ id, version }) => ({ id, version })) },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('done.pay') });
      onClose();
    },
  });
  const amount = fromMinorUnits(
    referrals.reduce((sum, { reward }) => sum + toMinorUnits(reward.sum), 0),
  );
  const currency = referrals[0]?.reward.currency ?? 'USD';
  return (
    <>
      <DecisionForm
        onClose={onClose}
        title={t('dialog.pay', { count: referrals.length })}
        subtitle={referrals.map(({ name }) => name).join(', ')}
        keep={t('keep')}
        confirm={t('actions.pay')}
        effects={[
          t('effects.pay'),
          t('effects.total', { amount: formatMoney({ amount, currency }) }),
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
