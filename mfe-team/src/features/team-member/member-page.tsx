import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { href, teamRoutes, type TeamMember } from '@muster/contracts';
import { QueryView, useCan, useDocumentTitle } from '@muster/kit';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  IconBriefcase,
  IconClock,
  IconMapPin,
  LocalTime,
  NoticeBar,
  PageSkeleton,
  RecordHeader,
  RecordLayout,
  RecordTabs,
  StateBadge,
  countryName,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './member.module.css';
import { useMemberMessages } from './messages.ts';

interface MemberPageProps {
  tab: 'profile' | 'timesheets' | 'evaluations';
  children: (member: TeamMember) => ReactNode;
}

/** The frame of every tab of a team member's record: header and tabs. */
export function MemberPage({ tab, children }: MemberPageProps) {
  const { id = '' } = useParams();
  const query = api.useTeamReadQuery({ params: { id } });
  useDocumentTitle(query.currentData?.name);
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="record" />}>
      {(member) => (
        <RecordLayout
          header={<MemberHeader member={member} />}
          tabs={<MemberTabs member={member} active={tab} />}
          main={children(member)}
        />
      )}
    </QueryView>
  );
}

function MemberHeader({ member }: { member: TeamMember }) {
  const t = useMemberMessages();
  const area = useMessages();
  const can = useCan();
  const { name, kind, title, department, status, timeZone, country, manager, away, isSelf } =
    member;
  return (
    <>
      <RecordHeader
        breadcrumbs={
          can('team.list') && (
            <Breadcrumbs
              items={[{ label: area('team.title'), href: teamRoutes.list.path }, { label: name }]}
            />
          )
        }
        avatar={<Avatar name={name} src={member.photo} size={56} />}
        name={name}
        badges={
          <>
            <StateBadge machine="teamMember" state={status} />
            <Badge family="grey">{t(`kind.${kind}`)}</Badge>
            {away && away.why !== 'on_leave' && (
              <Badge family="amber">{t(`away.${away.why}`, { name: away.holiday ?? '' })}</Badge>
            )}
          </>
        }
        facts={[
          {
            id: 'title',
            icon: IconBriefcase,
            content: [title, department].filter(Boolean).join(' · '),
          },
          ...(country ? [{ id: 'place', icon: IconMapPin, content: countryName(country) }] : []),
          ...(timeZone
            ? [{ id: 'time', icon: IconClock, content: <LocalTime timeZone={timeZone} showZone /> }]
            : []),
          {
            id: 'manager',
            content: manager ? t('manager', { name: manager.name }) : t('noManager'),
          },
        ]}
      />
      {status === 'ended' && (
        <div className={classes.notice}>
          <NoticeBar kind="info">{t(isSelf ? 'endedOwn' : 'ended')}</NoticeBar>
        </div>
      )}
    </>
  );
}

function MemberTabs({
  member: { id, allowedActions },
  active,
}: {
  member: TeamMember;
  active: MemberPageProps['tab'];
}) {
  const t = useMemberMessages();
  return (
    <RecordTabs
      items={[
        {
          label: t('tabs.profile'),
          href: href(teamRoutes.teamByIdProfile, { id }),
          active: active === 'profile',
        },
        ...(allowedActions.includes('read_timesheets')
          ? [
              {
                label: t('tabs.timesheets'),
                href: href(teamRoutes.teamByIdProfileTimesheets, { id }),
                active: active === 'timesheets',
              },
            ]
          : []),
        ...(allowedActions.includes('read_evaluations')
          ? [
              {
                label: t('tabs.evaluations'),
                href: href(teamRoutes.teamByIdProfilePerformanceEvaluations, { id }),
                active: active === 'evaluations',
              },
            ]
          : []),
      ]}
    />
  );
}
