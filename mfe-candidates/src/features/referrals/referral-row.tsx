import { candidatesRoutes, companiesRoutes, type Referral } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Badge, Button, Checkbox, StateBadge, formatDate, formatMoney } from '@muster/ui';
import { useReferralMessages } from './messages.ts';
import type { StaffAction } from './referral-dialog.tsx';
import classes from './referrals.module.css';

interface ReferralRowProps {
  referral: Referral;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  onAct: (action: StaffAction) => void;
}

const staffActions = ['contact', 'match', 'decline', 'reopen'] as const;

/** Referral: candidate, referrer, job, state and actions. */
export function ReferralRow({ referral, isChosen, onChoose, onAct }: ReferralRowProps) {
  const t = useReferralMessages();
  const { referrer, job, candidate, company, linkedinUrl, allowedActions } = referral;
  const isCompany = referral.kind === 'client';
  const name = referral.companyName ?? referral.name;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <span className={classes.name}>
          {allowedActions.includes('pay') && (
            <Checkbox
              aria-label={t('choose', { name })}
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          )}
          {candidate ? (
            <RouteLink route={candidatesRoutes.profile} params={{ id: candidate.id }}>
              {candidate.name}
            </RouteLink>
          ) : company ? (
            <RouteLink route={companiesRoutes.overview} params={{ id: company.id }}>
              {company.name}
            </RouteLink>
          ) : (
            <strong>{name}</strong>
          )}
          {isCompany && <Badge family="violet">{t('company')}</Badge>}
          <StateBadge machine="referral" state={referral.status} />
        </span>
        <span className={classes.quiet}>
          {[isCompany && referral.name, referral.email].filter(Boolean).join(', ')}
          {linkedinUrl && (
            <>
              {(isCompany || referral.email) && ' · '}
              <a href={linkedinUrl} target="_blank" rel="noreferrer">
                {t('linkedin')}
              </a>
            </>
          )}
        </span>
        {referral.message !== '' && <span className={classes.message}>{referral.message}</span>}
        {referral.isLater && <span className={classes.quiet}>{t('later')}</span>}
      </div>
      <div className={classes.facts}>
        <span>
          {t('referrer')}: {referrer?.name ?? t('unknown')} (
          {t(`relations.${referral.relationship}`)})
        </span>
        <span className={classes.quiet}>
          {!isCompany && `${job?.title ?? t('general')} · `}
          {formatDate(referral.createdAt)}
        </span>
        <span className={classes.quiet}>
          {t('reward')}: {rewardWords(referral, t)}
          {referral.batch && ` · ${t('batches.inBatch', { number: referral.batch.number })}`}
        </span>
      </div>
      <div className={classes.actions}>
        {staffActions
          .filter((action) => allowedActions.includes(action))
          .map((action) => (
            <Button key={action} size="xs" variant="default" onClick={() => onAct(action)}>
              {t(`actions.${isCompany && action === 'match' ? 'matchCompany' : action}`)}
            </Button>
          ))}
      </div>
    </li>
  );
}

function rewardWords(
  { isByStaff, reward, dueOn, paidOn, reference }: Referral,
  t: ReturnType<typeof useReferralMessages>,
): string {
  if (isByStaff) return t('noReward');
  const amount = formatMoney({ amount: reward.sum, currency: reward.currency });
  if (paidOn)
    return `${amount}, ${t('paidOn', { date: formatDate(paidOn), reference: reference ?? '' })}`;
  return dueOn ? `${amount}, ${t('dueOn', { date: formatDate(dueOn) })}` : amount;
}
