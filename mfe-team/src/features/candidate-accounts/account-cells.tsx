import type { CandidateAccount } from '@muster/contracts';
import { Badge, DateTime, StateBadge, useNow } from '@muster/ui';
import type { Translate } from './messages.ts';
import classes from './candidate-accounts.module.css';

interface CellProps {
  row: CandidateAccount;
  t: Translate;
}

/** The state of an account, and for a pending invitation whether its link still works. */
export function AccountState({ row: { account, inviteExpiresAt }, t }: CellProps) {
  const now = useNow();
  if (account === 'none')
    return (
      <Badge family="grey" dot={false}>
        {t('account.none')}
      </Badge>
    );
  if (inviteExpiresAt && Date.parse(inviteExpiresAt) <= now)
    return <Badge family="amber">{t('account.expired')}</Badge>;
  return <StateBadge machine="user" state={account} />;
}

export function IdentityState({ row: { identity }, t }: CellProps) {
  if (identity === 'none') return <span className={classes.quiet}>{t('identity.none')}</span>;
  return <StateBadge machine="legal_identity" state={identity} />;
}

export function LastSignIn({ row: { lastSignInAt }, t }: CellProps) {
  if (!lastSignInAt) return <span className={classes.quiet}>{t('never')}</span>;
  return <DateTime value={lastSignInAt} as="relative" />;
}

/** Returns a warning before writing to this person; null if there is none. */
export function accountNotice({ inviteProblem, sharesEmailWith }: CandidateAccount, t: Translate) {
  if (sharesEmailWith) return t('shared', sharesEmailWith);
  return inviteProblem && inviteProblem !== 'has_account' ? t(`problem.${inviteProblem}`) : null;
}
