import type { UserSummary } from '@muster/contracts';
import { Avatar, PhoneRow } from '@muster/ui';
import { TwoStepBadge } from '../two-step-badge.tsx';
import { UserMenu } from '../user-menu.tsx';
import { UserStatus } from '../user-status.tsx';
import type { UserActions } from '../use-user-actions.tsx';
import type { Translate } from '../use-messages.ts';
import { LastSignIn, UserRoles, companiesOf } from './user-columns.tsx';

/** Actions are in the account if the row opens it, otherwise in the row. */
type UserPhoneRowProps = { user: UserSummary; t: Translate; actions: UserActions | null };

/** A row on a phone: name and last sign-in, address, state and roles. */
export function UserPhoneRow({ user, t, actions }: UserPhoneRowProps) {
  return (
    <PhoneRow
      leading={<Avatar name={user.displayName} src={user.photo} size={36} />}
      title={user.displayName}
      titleEnd={
        user.isSelf ? t('you') : user.lastSignInAt ? <LastSignIn user={user} t={t} /> : t('neverIn')
      }
      line={[user.email, ...companiesOf(user)].join(' · ')}
      badges={
        <>
          <UserStatus user={user} />
          {user.twoStep && <TwoStepBadge on />}
          <UserRoles user={user} t={t} />
        </>
      }
      badgesEnd={actions && <UserMenu user={user} actions={actions} />}
    />
  );
}
