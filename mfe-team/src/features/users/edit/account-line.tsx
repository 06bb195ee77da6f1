import type { UserDetail } from '@muster/contracts';
import { formatRelativeDateTime } from '@muster/ui';
import { TwoStepBadge } from '../two-step-badge.tsx';
import { UserMenu } from '../user-menu.tsx';
import { UserStatus } from '../user-status.tsx';
import type { UserActions } from '../use-user-actions.tsx';
import { useMessages } from '../use-messages.ts';
import classes from './edit-user.module.css';

/** The state of the account, its last use, and its actions. */
export function AccountLine({ user, actions }: { user: UserDetail; actions: UserActions }) {
  const t = useMessages();
  const lastSignIn = user.lastSignInAt ? formatRelativeDateTime(user.lastSignInAt) : t('never');
  return (
    <div className={classes.account}>
      <UserStatus user={user} />
      {user.twoStep && <TwoStepBadge on />}
      <span className={`${classes.quiet} ${classes.grow}`}>
        {t('edit.lastSignIn')}: {lastSignIn}
      </span>
      <UserMenu user={user} actions={actions} withEdit={false} />
    </div>
  );
}
