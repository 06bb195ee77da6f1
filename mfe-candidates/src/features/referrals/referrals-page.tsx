import { referralStates, type Referral } from '@muster/contracts';
import { QueryView, saveFile, useDocumentTitle, useUrlParam } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconUsers,
  PageHeader,
  PageSkeleton,
  SelectField,
  stateLabel,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useReferralMessages } from './messages.ts';
import { PayDialog } from './pay-dialog.tsx';
import { payrollCsv } from './payroll-csv.ts';
import { ReferralDialog, type StaffAction } from './referral-dialog.tsx';
import { ReferralRow } from './referral-row.tsx';
import classes from './referrals.module.css';

/** All referrals, by state. */
export function ReferralsPage() {
  const t = useReferralMessages();
  useDocumentTitle(t('title'));
  const [state, setState] = useUrlParam('state', referralStates);
  const query = api.useReferralsListQuery({ query: state ? { status: state } : {} });
  const counts = query.data?.counts ?? {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} variant="page" />
      <div className={classes.body}>
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
          {({ data }) => <ReferralList key={state ?? 'all'} referrals={data} />}
        </QueryView>
      </div>
    </div>
  );
}

function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const t = useReferralMessages();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isPaying, setIsPaying] = useState(false);
  const [acting, setActing] = useState<{ id: string; action: StaffAction } | null>(null);
  const due = referrals.filter(({ allowedActions }) => allowedActions.includes('pay'));
  const picked = due.filter(({ id }) => chosen.has(id));
  const subject = referrals.find(({ id }) => id === acting?.id);
  const rewards = referrals.filter(({ status }) =>
    ['reward_eligible', 'reward_paid'].includes(status),
  );
  return (
    <>
      {(due.length > 0 || rewards.length > 0) && (
        <div className={classes.actions}>
          {due.length > 0 && (
            <>
              <Button variant="default" onClick={() => setChosen(new Set(due.map(({ id }) => id)))}>
                {t('chooseAll')}
              </Button>
              <Button disabled={picked.length === 0} onClick={() => setIsPaying(true)}>
                {t('paySome', { count: picked.length })}
              </Button>
            </>
          )}
          {rewards.length > 0 && (
            <Button
              variant="default"
              onClick={() => saveFile('referral-rewards.csv', 'text/csv', payrollCsv(rewards))}
            >
              {t('export')}
            </Button>
          )}
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
      {isPaying && picked.length > 0 && (
        <PayDialog referrals={picked} onClose={() => setIsPaying(false)} />
      )}
      {acting && subject && (
        <ReferralDialog referral={subject} action={acting.action} onClose={() => setActing(null)} />
      )}
    </>
  );
}
