import { useState } from 'react';
import { dayMs, limits } from '@muster/contracts';
import {
  CalendarProvider,
  EntryAgenda,
  FeedCard,
  HoursCard,
  InvitationCard,
  OutsideCard,
} from '@muster/blocks';
import { QueryView, useDocumentTitle } from '@muster/kit';
import {
  Card,
  EmptyState,
  IconCalendar,
  PageHeader,
  Skeleton,
  dayKey,
  viewerTimeZone,
  zoneCity,
} from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMyCalendarMessages } from './messages.ts';
import { ChangeInterview } from './change-interview.tsx';
import { Preparations } from './preparations.tsx';
import classes from './my-calendar.module.css';

/** Returns the period of one view, from the beginning of today. */
function spanFrom(today: string) {
  const from = Date.parse(`${today}T00:00:00Z`) - dayMs;
  return {
    from: new Date(from).toISOString(),
    to: new Date(from + limits.calendar.span).toISOString(),
  };
}

/** A candidate's or contractor's appointments, invitations and hours. */
export function MyCalendarPage() {
  const t = useMyCalendarMessages();
  useDocumentTitle(t('title'));
  return (
    <CalendarProvider api={api}>
      <div className={classes.page}>
        <PageHeader
          title={t('title')}
          variant="client"
          subtitle={t('subtitle', { zone: zoneCity(viewerTimeZone()) })}
        />
        <div className={classes.columns}>
          <div className={classes.column}>
            <Planned />
            <InvitationCard />
            <Preparations />
          </div>
          <div className={classes.column}>
            <HoursCard />
            <OutsideCard />
            <FeedCard />
          </div>
        </div>
      </div>
    </CalendarProvider>
  );
}

function Planned() {
  const t = useMyCalendarMessages();
  const [span] = useState(() => spanFrom(dayKey(new Date())));
  const query = api.useCalendarListQuery({ query: span });
  return (
    <Card title={t('planned')}>
      <QueryView
        query={query}
        skeleton={<Skeleton height={240} />}
        empty={
          <EmptyState size="compact" icon={IconCalendar} title={t('none')} text={t('noneText')} />
        }
      >
        {({ data }) => (
          <>
            <EntryAgenda entries={data} actions={(entry) => <ChangeInterview entry={entry} />} />
            {data.some((entry) => entry.kind === 'vetting_interview' && !entry.changeable) && (
              <p className={classes.note}>{t('move')}</p>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
