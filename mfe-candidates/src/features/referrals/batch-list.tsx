import { useState } from 'react';
import type { RewardBatch } from '@muster/contracts';
import { QueryView, saveFile, useUndoableMutation } from '@muster/kit';
import {
  Button,
  Card,
  ConfirmModal,
  EmptyState,
  IconListCheck,
  PageSkeleton,
  StateBadge,
  formatDate,
  formatMoney,
} from '@muster/ui';
import { api } from '../../api.ts';
import { moneyText } from './batch-modal.tsx';
import { useReferralMessages } from './messages.ts';
import { PayBatchDialog } from './pay-batch-dialog.tsx';
import { payrollCsv } from './payroll-csv.ts';
import classes from './referrals.module.css';

/** Pay batches, the latest first. */
export function BatchList() {
  const t = useReferralMessages();
  const query = api.useReferralsBatchesQuery({});
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton variant="list" />}
      empty={
        <EmptyState icon={IconListCheck} title={t('batches.none')} text={t('batches.noneText')} />
      }
    >
      {({ data }) => (
        <div className={classes.batches}>
          {data.map((batch) => (
            <BatchCard key={batch.id} batch={batch} />
          ))}
        </div>
      )}
    </QueryView>
  );
}

/** Pay batch: total, recipients, and next step. */
function BatchCard({ batch }: { batch: RewardBatch }) {
  const t = useReferralMessages();
  const [asked, setAsked] = useState<'pay' | 'cancel' | null>(null);
  const [cancel] = api.useReferralsCancelBatchMutation();
  const { id, number, status, lines, totals, version, allowedActions } = batch;
  const cancelling = useUndoableMutation({
    mutation: () => cancel({ params: { id }, body: { version } }),
    message: () => t('batches.cancelled', { number }),
  });
  return (
    <Card
      divided
      title={number}
      count={<StateBadge machine="rewardBatch" state={status} />}
      actions={
        <span className={classes.quiet}>
          {t('batches.made', {
            name: batch.createdBy?.name ?? t('unknown'),
            date: formatDate(batch.createdAt),
          })}
        </span>
      }
    >
      <p className={classes.total}>
        <strong>{moneyText(totals)}</strong>{' '}
        <span className={classes.quiet}>
          {t('batches.count', { count: lines.length })}
          {batch.paidOn &&
            ` · ${t('paidOn', { date: formatDate(batch.paidOn), reference: batch.reference ?? '' })}`}
        </span>
      </p>
      <ul className={classes.lines} aria-label={t('batches.rewards', { number })}>
        {lines.map(({ referralId, person, referrer, referrerEmail, reward }) => (
          <li key={referralId} className={classes.line}>
            <span className={classes.who}>
              <span>{referrer?.name ?? t('unknown')}</span>
              <span className={classes.quiet}>
                {referrerEmail && `${referrerEmail} · `}
                {t('batches.for', { person })}
              </span>
            </span>
            <span className={classes.sum}>
              {formatMoney({ amount: reward.sum, currency: reward.currency })}
            </span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {allowedActions.includes('pay') && (
          <Button size="xs" onClick={() => setAsked('pay')}>
            {t('batches.pay')}
          </Button>
        )}
        {status !== 'cancelled' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => saveFile(`${number}.csv`, 'text/csv', payrollCsv(batch))}
          >
            {t('export')}
          </Button>
        )}
        {allowedActions.includes('cancel') && (
          <Button
            size="xs"
            variant="default"
            loading={cancelling.pending}
            onClick={() => setAsked('cancel')}
          >
            {t('batches.cancel')}
          </Button>
        )}
      </div>
      {asked === 'pay' && <PayBatchDialog batch={batch} onClose={() => setAsked(null)} />}
      {asked === 'cancel' && (
        <ConfirmModal
          opened
          danger
          title={t('batches.cancelTitle', { number })}
          confirmLabel={t('batches.cancel')}
          cancelLabel={t('batches.keepBatch')}
          effects={[{ id: 'free', text: t('batches.cancelEffect') }]}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void cancelling.run(undefined);
          }}
        />
      )}
    </Card>
  );
}
