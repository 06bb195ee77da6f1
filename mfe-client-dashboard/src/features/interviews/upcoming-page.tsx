import type { InterviewForClient } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconCalendar,
  PageHeader,
  PageSkeleton,
  viewerTimeZone,
  zoneInWords,
} from '@muster/ui';
import { api } from '../../api.ts';
import page from '../../shared/page.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { InterviewCalendar } from './interview-calendar.tsx';
import { UpcomingRow } from './interview-row.tsx';
import { InterviewTabs } from './interview-tabs.tsx';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';
import { useCalendarAddress } from './use-calendar-address.ts';

/** Upcoming interviews: as a list, the next one first, or on the days of a week or month. */
export function UpcomingPage() {
  const t = useInterviewMessages();
  const query = api.useUpcomingInterviewsQuery();
  const address = useCalendarAddress(query.data?.data[0]?.startsAt);
  return (
    <div className={page.page}>
      <PageHeader
        variant="client"
        title={t('upcoming.title')}
        subtitle={t('upcoming.subtitle', { zone: zoneInWords(viewerTimeZone()) })}
      />
      <InterviewTabs active="upcoming" />
      <QueryView
        query={query}
        size="block"
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            icon={IconCalendar}
            title={t('upcoming.none')}
            text={t('upcoming.noneText')}
          />
        }
        skeleton={<PageSkeleton variant="list" />}
      >
        {({ data }) => (
          <>
            <CalendarBar address={address} />
            {address.view === 'list' ? (
              <InterviewList interviews={data} />
            ) : (
              <InterviewCalendar
                interviews={data}
                view={address.view}
                day={address.day}
                today={address.today}
              />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

function InterviewList({ interviews }: { interviews: readonly InterviewForClient[] }) {
  return (
    <Card flush>
      <CardRows>
        {interviews.map((interview) => (
          <CardRow key={interview.id}>
            <UpcomingRow interview={interview} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
