import { fromMinorUnits, toMinorUnits, type Referral } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { ConfirmModal, formatMoney } from '@muster/ui';
import { api } from '../../api.ts';
import { useReferralMessages } from './messages.ts';

interface BatchModalProps {
  referrals: readonly Referral[];
  onDone: () => void;
  onClose: () => void;
}

/** Creates a pay batch from due rewards. */
export function BatchModal({ referrals, onDone, onClose }: BatchModalProps) {
  const t = useReferralMessages();
  const [create] = api.useReferralsCreateBatchMutation();
  const { run, pending } = useUndoableMutation({
    mutation: () =>
      create({ body: { referrals: referrals.map(({ id, version }) => ({ id, version })) } }),
    message: ({ number }) => t('batches.created', { number }),
    onDone,
  });
  return (
    <ConfirmModal
      opened
      pending={pending}
      title={t('batches.newTitle', { count: referrals.length })}
      confirmLabel={t('batches.create')}
      cancelLabel={t('keep')}
      effects={[
        {
          id: 'people',
          text: referrals.map(({ name, companyName }) => companyName ?? name).join(', '),
        },
        {
          id: 'total',
          text: t('batches.total', { amount: moneyText(totalsOf(referrals)) }),
        },
        { id: 'then', text: t('batches.then') },
      ]}
      onClose={onClose}
      onConfirm={() => void run(undefined)}
    />
  );
}

type Reward = Referral['reward'];

/** Adds up the rewards per currency. */
function totalsOf(referrals: readonly Referral[]): Reward[] {
  const sums = new Map<Reward['currency'], number>();
  for (const { reward } of referrals)
    sums.set(reward.currency, (sums.get(reward.currency) ?? 0) + toMinorUnits(reward.sum));
  return [...sums].map(([currency, sum]) => ({ sum: fromMinorUnits(sum), currency }));
}

/** `$1,500 and €300`. */
export const moneyText = (totals: readonly Reward[]): string =>
  totals.map(({ sum, currency }) => formatMoney({ amount: sum, currency })).join(' + ');
