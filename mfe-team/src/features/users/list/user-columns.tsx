import type { UserSummary } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { Avatar, Badge, ChipList, DateTime, type DataTableColumn } from '@muster/ui';
import { TwoStepBadge } from '../two-step-badge.tsx';
import { UserMenu } from '../user-menu.tsx';
import { UserStatus } from '../user-status.tsx';
import type { UserActions } from '../use-user-actions.tsx';
import type { Translate } from '../use-messages.ts';
import classes from './user-columns.module.css';

/** Returns the columns of the list; a row's actions are at its end. */
export function userColumns(t: Translate, actions: UserActions): DataTableColumn<UserSummary>[] {
  return [
    {
      id: 'name',
      header: t('column.person'),
      sortKey: 'name',
      width: 240,
      grow: true,
      cell: (user) => <UserCell user={user} t={t} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      width: 168,
      cell: (user) => <UserStatus user={user} />,
    },
    {
      id: 'twoStep',
      header: t('column.twoStep'),
      width: 88,
      cell: (user) => user.status !== 'invited' && <TwoStepBadge on={user.twoStep} headed />,
    },
    {
      id: 'roles',
      header: t('column.roles'),
      width: 208,
      cell: (user) => <UserRoles user={user} t={t} />,
    },
    {
      id: 'companies',
      header: t('column.companies'),
      width: 170,
      cell: (user) => companiesOf(user).join(', '),
    },
    {
      id: 'lastSignIn',
      header: t('column.lastSignIn'),
      sortKey: 'lastSignInAt',
      sortDescFirst: true,
      width: 132,
      cell: (user) => <LastSignIn user={user} t={t} />,
    },
    {
      id: 'created',
      header: t('column.created'),
      sortKey: 'createdAt',
      sortDescFirst: true,
      width: 116,
      cell: (user) => <DateTime value={user.createdAt} as="day" />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      width: 76,
      canHide: false,
      meta: { align: 'end' },
      cell: (user) => <UserMenu user={user} actions={actions} />,
    },
  ];
}

function UserCell({ user, t }: { user: UserSummary; t: Translate }) {
  return (
    <span className={classes.person}>
      <Avatar name={user.displayName} src={user.photo} />
      <span className={classes.stack}>
        <span className={classes.name}>
          <span className={classes.cut}>{user.displayName}</span>
          {user.isSelf && (
            <Badge family="grey" dot={false}>
              {t('you')}
            </Badge>
          )}
        </span>
        <span className={classes.second}>{user.email}</span>
      </span>
    </span>
  );
}

/** Each role once, regardless of the number of companies. */
export function UserRoles({ user, t }: { user: UserSummary; t: Translate }) {
  const names = [...new Set(user.roles.map(({ role }) => roleName(role)))];
  if (names.length === 0) return <span className={classes.second}>{t('noRoles')}</span>;
  return <ChipList items={names} max={2} oneLine />;
}

export function LastSignIn({ user, t }: { user: UserSummary; t: Translate }) {
  return user.lastSignInAt ? (
    <DateTime value={user.lastSignInAt} as="relative" />
  ) : (
    <span className={classes.second}>{t('never')}</span>
  );
}

/** Returns the names of the companies that a user works for. */
export function companiesOf({ roles }: UserSummary): string[] {
  return [...new Set(roles.flatMap(({ companyName }) => companyName ?? []))];
}
