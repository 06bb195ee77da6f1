import { referralStates, type Referral } from '@muster/contracts';
import { QueryView, useCan, useDocumentTitle, useUrlParam } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconUsers,
  PageHeader,
  PageSkeleton,
  SegmentedField,
  SelectField,
  stateLabel,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { BatchList } from './batch-list.tsx';
import { BatchModal } from './batch-modal.tsx';
import { useReferralMessages } from './messages.ts';
import { ProgramNote } from './program-note.tsx';
import { ReferralDialog, type StaffAction } from './referral-dialog.tsx';
import { ReferralRow } from './referral-row.tsx';
import classes from './referrals.module.css';

/** All referrals by state, and the pay batches. */
export function ReferralsPage() {
  const t = useReferralMessages();
  useDocumentTitle(t('title'));
  const can = useCan();
  const mayPay = can('referral.pay');
  const [view, setView] = useUrlParam('view', ['batches']);
  const isBatches = mayPay && view === 'batches';
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} variant="page" />
      <div className={classes.body}>
        <ProgramNote />
        {mayPay && (
          <div className={classes.filter}>
            <SegmentedField
              label={t('view')}
              hideLabel
              options={[
                { value: 'referrals', label: t('title') },
                { value: 'batches', label: t('batches.title') },
              ]}
              value={isBatches ? 'batches' : 'referrals'}
              onChange={(next) => setView(next === 'batches' ? 'batches' : null)}
            />
          </div>
        )}
        {isBatches ? <BatchList /> : <ByState onBatch={() => setView('batches')} />}
      </div>
    </div>
  );
}

/** Referrals of one state, or all. */
function ByState({ onBatch }: { onBatch: () => void }) {
  const t = useReferralMessages();
  const [state, setState] = useUrlParam('state', referralStates);
  const query = api.useReferralsListQuery({ query: state ? { status: state } : {} });
  const counts = query.data?.counts ?? {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={classes.filter}>
        <SelectField
          label={t('states')}
          clearable
          options={referralStates.map((value) => ({
            value,
            label: `${stateLabel('referral', value)} (${counts[value] ?? 0})`,
          }))}
          value={state}
          onChange={setState}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<PageSkeleton variant="list" />}
        empty={
          <EmptyState
            icon={IconUsers}
            title={t(total === 0 ? 'none' : 'noneOf')}
            text={total === 0 ? t('noneText') : undefined}
          />
        }
      >
        {({ data }) => <ReferralList key={state ?? 'all'} referrals={data} onBatch={onBatch} />}
      </QueryView>
    </>
  );
}

interface ReferralListProps {
  referrals: readonly Referral[];
  /** Called after rewards were added to a batch. */
  onBatch: () => void;
}

function ReferralList({ referrals, onBatch }: ReferralListProps) {
  const t = useReferralMessages();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isBatching, setIsBatching] = useState(false);
  const [acting, setActing] = useState<{ id: string; action: StaffAction } | null>(null);
  const due = referrals.filter(({ allowedActions }) => allowedActions.includes('pay'));
  const picked = due.filter(({ id }) => chosen.has(id));
  const subject = referrals.find(({ id }) => id === acting?.id);
  return (
    <>
      {due.length > 0 && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setChosen(new Set(due.map(({ id }) => id)))}>
            {t('chooseAll')}
          </Button>
          <Button disabled={picked.length === 0} onClick={() => setIsBatching(true)}>
            {t('batchSome', { count: picked.length })}
          </Button>
        </div>
      )}
      <ul className={classes.list}>
        {referrals.map((referral) => (
          <ReferralRow
            key={referral.id}
            referral={referral}
            isChosen={chosen.has(referral.id)}
            onChoose={(isChosen) =>
              setChosen(
                new Set(
                  isChosen
                    ? [...chosen, referral.id]
                    : [...chosen].filter((id) => id !== referral.id),
                ),
              )
            }
            onAct={(action) => setActing({ id: referral.id, action })}
          />
        ))}
      </ul>
      {isBatching && picked.length > 0 && (
        <BatchModal referrals={picked} onDone={onBatch} onClose={() => setIsBatching(false)} />
      )}
      {acting && subject && (
        <ReferralDialog referral={subject} action={acting.action} onClose={() => setActing(null)} />
      )}
    </>
  );
}
