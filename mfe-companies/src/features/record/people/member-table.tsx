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

/** The people of a client, each with what they may do there and what may be done. */
export function MemberTable({
  company,
  members,
}: {
  company: CompanyRecord;
  members: readonly CompanyUserView[];
}) {
  const t = useMessages();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className={classes.table}>
        <CardRows>
          {members.map((member) => (
            <CardRow key={member.id}>
              <div className={classes.row} data-ended={member.status === 'disabled' || undefined}>
                <PersonLine
                  name={member.name}
                  secondary={[member.title, member.email].filter(Boolean).join(' · ')}
                />
                <span className={classes.role}>
                  {member.role ? roleName(member.role) : t('users.noRole')}
                </span>
                <Rights member={member} t={t} />
                <SignIn member={member} t={t} />
                <MemberState member={member} t={t} />
              </div>
              <MemberMenu
                company={company}
                member={member}
                onOpen={(form) => setOpened({ member, form })}
              />
            </CardRow>
          ))}
        </CardRows>
      </div>
      {opened?.form === 'edit' && (
        <EditMemberDrawer company={company} member={opened.member} onClose={close} />
      )}
      {opened?.form === 'disable' && (
        <DisableMemberModal company={company} member={opened.member} onClose={close} />
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
