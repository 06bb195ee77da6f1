import type { ReactNode } from 'react';
import { candidatesRoutes, href, jobsRoutes, type ApplicationRecord } from '@muster/contracts';
import { ApplicationsProvider } from '@muster/blocks';
import { QueryView, RouteLink, errorText, isApiError, useCan, useDocumentTitle } from '@muster/kit';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  EmptyState,
  IconArrowRight,
  IconBriefcase,
  IconLock,
  IconUser,
  PageSkeleton,
  RecordHeader,
  RecordLayout,
  RecordTabs,
  StageBadge,
  StateBadge,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import { ActionMenu } from './action-menu.tsx';
import { ApplicationRail } from './application-rail.tsx';
import classes from './application.module.css';
import { EndedBanner } from './ended-banner.tsx';
import { useApplicationMessages, type ApplicationMessages } from './messages.ts';
import { NextAction, nextTextOf } from './next-action.tsx';
import { PlacementNotice } from './placement-notice.tsx';
import { StageBar } from './stage-bar.tsx';
import { useApplication } from './use-application.ts';

interface ApplicationFrameProps {
  tab: 'profile' | 'calendar' | 'feedback';
  children: (record: ApplicationRecord) => ReactNode;
}

/** Frame of every part of an application: candidate, job, progress, next step. */
export function ApplicationFrame({ tab, children }: ApplicationFrameProps) {
  const t = useApplicationMessages();
  const query = useApplication();
  useDocumentTitle(query.currentData && `${query.currentData.candidate.name}`);
  if (isApiError(query.error) && query.error.code === 'SELF_RECORD')
    return <EmptyState size="page" icon={IconLock} title={errorText(query.error)} />;
  return (
    <QueryView query={query} keepPrevious skeleton={<PageSkeleton variant="record" />}>
      {(record) => (
        <RecordLayout
          header={
            <ApplicationsProvider api={api}>
              <Header record={record} t={t} />
              <StageBar record={record} />
              <EndedBanner record={record} />
              <PlacementNotice record={record} />
            </ApplicationsProvider>
          }
          tabs={<Tabs record={record} tab={tab} t={t} />}
          main={<div className={classes.main}>{children(record)}</div>}
          rail={<ApplicationRail record={record} />}
          railLabel={t('rail')}
        />
      )}
    </QueryView>
  );
}

function Header({ record, t }: { record: ApplicationRecord; t: ApplicationMessages }) {
  const { candidate, job, company } = record;
  const explainsMatch = useCan()('match.read');
  const nextText = nextTextOf(record, t);
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('jobs'), href: jobsRoutes.list.path },
            { label: job.title, href: href(jobsRoutes.candidates, { id: job.id }) },
            { label: candidate.name },
          ]}
        />
      }
      avatar={<Avatar name={candidate.name} src={candidate.photo} size={56} />}
      name={candidate.name}
      number={candidate.number}
      badges={
        <>
          <StageBadge of={record} />
          <StateBadge machine="vetting" state={candidate.vettingStatus} />
          {record.onHold && (
            <Badge family="amber">
              {record.holdUntil
                ? t('onHoldUntil', { date: formatDate(record.holdUntil) })
                : t('onHold')}
            </Badge>
          )}
          {job.confidential && (
            <Badge family="grey" icon={IconLock}>
              {t('confidential')}
            </Badge>
          )}
          {record.attempt > 1 && (
            <Badge family="grey">{t('attempt', { count: record.attempt })}</Badge>
          )}
        </>
      }
      facts={[
        {
          id: 'person',
          icon: IconUser,
          content: (
            <RouteLink
              className={classes.link}
              route={candidatesRoutes.profile}
              params={{ id: candidate.id }}
            >
              {candidate.headline ?? candidate.number}
            </RouteLink>
          ),
        },
        { id: 'job', icon: IconBriefcase, content: `${job.title}, ${company.name}` },
        ...(record.owner
          ? [{ id: 'owner', content: t('owner', { name: record.owner.name }) }]
          : []),
        ...(record.movedFrom
          ? [
              {
                id: 'movedFrom',
                icon: IconArrowRight,
                content: <MovedFrom {...record.movedFrom} />,
              },
            ]
          : []),
        // The explained match beside the record already shows the score.
        ...(record.matchScore === null || explainsMatch
          ? []
          : [{ id: 'match', content: t('match', { score: record.matchScore }) }]),
      ]}
      actions={<ActionMenu record={record} />}
      {...(nextText && { nextStep: { text: nextText, action: <NextAction record={record} /> } })}
    />
  );
}

/** The link back to the application from which the candidate was moved to this job. */
function MovedFrom({ id, jobTitle }: Pick<ApplicationRecord['others'][number], 'id' | 'jobTitle'>) {
  const t = useApplicationMessages();
  return (
    <RouteLink
      className={classes.link}
      route={jobsRoutes.applicationProfile}
      params={{ jobApplicationId: id }}
    >
      {t('movedFrom', { job: jobTitle })}
    </RouteLink>
  );
}

function Tabs({
  record,
  tab,
  t,
}: {
  record: ApplicationRecord;
  tab: ApplicationFrameProps['tab'];
  t: ApplicationMessages;
}) {
  const params = { jobApplicationId: record.id };
  return (
    <RecordTabs
      items={[
        {
          label: t('tabs.profile'),
          href: href(jobsRoutes.applicationProfile, params),
          active: tab === 'profile',
        },
        {
          label: t('tabs.calendar'),
          href: href(jobsRoutes.applicationCalendar, params),
          count: record.interviews.length,
          active: tab === 'calendar',
        },
        ...(record.mayReadFeedback
          ? [
              {
                label: t('tabs.feedback'),
                href: href(jobsRoutes.applicationFeedback, params),
                active: tab === 'feedback',
              },
            ]
          : []),
      ]}
    />
  );
}
