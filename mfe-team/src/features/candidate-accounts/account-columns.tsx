import type { CandidateAccount } from '@muster/contracts';
import { Avatar, PhoneRow, type DataTableColumn } from '@muster/ui';
import { AccountState, IdentityState, LastSignIn, accountNotice } from './account-cells.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { Translate } from './messages.ts';
import classes from './candidate-accounts.module.css';

type Invite = (row: CandidateAccount) => void;

/** Returns the columns of the list; `invite` is null without the right to invite. */
export function accountColumns(
  t: Translate,
  invite: Invite | null,
): DataTableColumn<CandidateAccount>[] {
  return [
    {
      id: 'name',
      header: t('column.person'),
      sortKey: 'name',
      width: 260,
      grow: true,
      cell: (row) => (
        <span className={classes.stack}>
          <span className={classes.name}>{row.name}</span>
          <span className={classes.notice}>
            {[row.number, accountNotice(row, t)].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'account',
      header: t('column.account'),
      width: 168,
      cell: (row) => <AccountState row={row} t={t} />,
    },
    {
      id: 'identity',
      header: t('column.identity'),
      width: 140,
      cell: (row) => <IdentityState row={row} t={t} />,
    },
    {
      id: 'documents',
      header: t('column.documents'),
      width: 124,
      cell: ({ documentsToSign: count }) => (
        <span className={count === 0 ? classes.quiet : undefined}>{t('documents', { count })}</span>
      ),
    },
    {
      id: 'lastSignIn',
      header: t('column.lastSignIn'),
      width: 132,
      cell: (row) => <LastSignIn row={row} t={t} />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      width: 76,
      canHide: false,
      meta: { align: 'end' },
      cell: (row) => <AccountMenu row={row} invite={invite} />,
    },
  ];
}

/** A row on a phone: name and last sign-in, number and notice, account and identity. */
export function AccountPhoneRow({
  row,
  t,
  invite,
}: {
  row: CandidateAccount;
  t: Translate;
  invite: Invite | null;
}) {
  const { documentsToSign } = row;
  return (
    <PhoneRow
      leading={<Avatar name={row.name} size={36} />}
      title={row.name}
      titleEnd={<LastSignIn row={row} t={t} />}
      line={[row.number, accountNotice(row, t)].filter(Boolean).join(' · ')}
      lineEnd={documentsToSign > 0 && t('documents', { count: documentsToSign })}
      badges={
        <>
          <AccountState row={row} t={t} />
          {row.identity !== 'none' && <IdentityState row={row} t={t} />}
        </>
      }
      badgesEnd={<AccountMenu row={row} invite={invite} />}
    />
  );
}
