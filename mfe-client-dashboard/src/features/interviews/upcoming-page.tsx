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
} from '@muster/ui';
import { api } from '../../api.ts';
import page from '../../shared/page.module.css';
import { UpcomingRow } from './interview-row.tsx';
import { InterviewTabs } from './interview-tabs.tsx';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';

/** The interviews ahead, the next one first. */
export function UpcomingPage() {
  const t = useInterviewMessages();
  const query = api.useUpcomingInterviewsQuery();
  return (
    <div className={page.page}>
      <PageHeader
        variant="client"
        title={t('upcoming.title')}
        subtitle={t('upcoming.subtitle', { zone: viewerTimeZone() })}
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
          <Card flush>
            <CardRows>
              {data.map((interview) => (
                <CardRow key={interview.id}>
                  <UpcomingRow interview={interview} />
                </CardRow>
              ))}
            </CardRows>
          </Card>
        )}
      </QueryView>
    </div>
  );
}
