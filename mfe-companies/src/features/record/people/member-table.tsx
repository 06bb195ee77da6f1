import { useState } from 'react';
import type { CompanyRecord, CompanyUserView } from '@muster/contracts';
import { roleName } from '@muster/kit';
import {
  Badge,
  CardRow,
  CardRows,
  Chip,
  PersonLine,
  formatDate,
  formatRelativeDateTime,
  useNow,
} from '@muster/ui';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import { DisableMemberModal } from './disable-member-modal.tsx';
import { EditMemberDrawer } from './edit-member-drawer.tsx';
import { MemberMenu } from './member-menu.tsx';
import classes from './member-table.module.css';

type Opened = { member: CompanyUserView; form: 'edit' | 'disable' };

/** A client's users, with their rights and actions. */
export function MemberTable({
  company,
  members,
}: {
  company: CompanyRecord;
  members: readonly CompanyUserView[];
}) {
  const t = useMessages();
  const [opened, setOpened] = useState<Opened | null>(null);
  // As they are now: who looks after them may have changed them meanwhile.
  const member = opened && (members.find(({ id }) => id === opened.member.id) ?? opened.member);
  const close = () => setOpened(null);
  return (
    <>
      <div className={classes.table}>
        <CardRows>
          {members.map((row) => (
            <CardRow key={row.id}>
              <div className={classes.row} data-ended={row.status === 'disabled' || undefined}>
                <PersonLine
                  name={row.name}
                  secondary={[row.title, row.email].filter(Boolean).join(' · ')}
                />
                <span className={classes.role}>
                  {row.role ? roleName(row.role) : t('users.noRole')}
                </span>
                <Rights member={row} t={t} />
                <SignIn member={row} t={t} />
                <MemberState member={row} t={t} />
              </div>
              <MemberMenu
                company={company}
                member={row}
                onOpen={(form) => setOpened({ member: row, form })}
              />
            </CardRow>
          ))}
        </CardRows>
      </div>
      {member && opened?.form === 'edit' && (
        <EditMemberDrawer company={company} member={member} onClose={close} />
      )}
      {member && opened?.form === 'disable' && (
        <DisableMemberModal company={company} member={member} onClose={close} />
      )}
    </>
  );
}

const rights = ['canDecide', 'canSeeBillRates', 'canSeeAllJobs'] as const;

function Rights({ member, t }: { member: CompanyUserView; t: Translate }) {
  const held = rights.filter((right) => member[right]);
  return (
    <span className={classes.chips}>
      {held.length === 0 && <Chip>{t('users.noRights')}</Chip>}
      {held.map((right) => (
        <Chip key={right}>{t(`users.rights.${right}`)}</Chip>
      ))}
      {member.isPrimaryContact && <Badge family="blue">{t('users.primary')}</Badge>}
      {member.isBillingContact && <Badge family="grey">{t('users.billing')}</Badge>}
      {member.supervises > 0 && (
        <Badge family="violet">{t('users.supervises', { count: member.supervises })}</Badge>
      )}
      {member.isElsewhere && <Badge family="grey">{t('users.elsewhere')}</Badge>}
    </span>
  );
}

function SignIn({ member, t }: { member: CompanyUserView; t: Translate }) {
  const { status, inviteExpiresAt, lastSignInAt } = member;
  const now = useNow();
  if (status === 'invited')
    return (
      <span className={classes.quiet}>
        {inviteExpiresAt && new Date(inviteExpiresAt).getTime() > now
          ? t('users.until', { date: formatDate(inviteExpiresAt) })
          : t('users.expired')}
      </span>
    );
  return (
    <span className={classes.quiet}>
      {lastSignInAt
        ? t('users.signedIn', { when: formatRelativeDateTime(lastSignInAt) })
        : t('users.never')}
    </span>
  );
}

const families = { active: 'green', invited: 'blue', disabled: 'grey' } as const;

function MemberState({ member: { status }, t }: { member: CompanyUserView; t: Translate }) {
  return (
    <span className={classes.state}>
      <Badge family={families[status]}>{t(`users.state.${status}`)}</Badge>
    </span>
  );
}
