import { clientDashboardRoutes, href, type InterviewForClient } from '@muster/contracts';
import { QueryView, useFollow, useListAddress } from '@muster/kit';
import {
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconCalendar,
  PageHeader,
  PageSkeleton,
  SelectField,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useOwnFeedbackMessages } from '../../shared/feedback/messages.ts';
import { OwnFeedback } from '../../shared/feedback/own-feedback.tsx';
import { WaitingFailed } from '../../shared/waiting/waiting-failed.tsx';
import page from '../../shared/page.module.css';
import { PastRow } from './interview-row.tsx';
import { InterviewTabs } from './interview-tabs.tsx';
import classes from './interviews.module.css';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';

/** Past interviews, the latest first, optionally of one job. */
export function PastPage() {
  const t = useInterviewMessages();
  const tFeedback = useOwnFeedbackMessages();
  const query = api.usePastInterviewsQuery();
  const feedback = api.useOwnFeedbackQuery();
  // Passed on rather than queried again below, because each new subscriber repeats a failed query.
  const own = feedback.data?.data ?? [];
  // Late content would push down what is already shown.
  const isAwaited = query.isLoading || feedback.isLoading;
  return (
    <div className={page.page}>
      <PageHeader variant="client" title={t('past.title')} subtitle={t('past.subtitle')} />
      <InterviewTabs active="past" />
      {isAwaited ? (
        <PageSkeleton variant="list" />
      ) : (
        <>
          <QueryView
            query={query}
            size="block"
            isEmpty={({ data }) => data.length === 0}
            empty={
              <EmptyState icon={IconCalendar} title={t('past.none')} text={t('past.noneText')} />
            }
            skeleton={<PageSkeleton variant="list" />}
          >
            {({ data }) => <Interviews interviews={data} />}
          </QueryView>
          {feedback.isError && <WaitingFailed failed={[feedback]} />}
          {own.length > 0 && <OwnFeedback title={tFeedback('page')} rows={own} />}
        </>
      )}
    </div>
  );
}

function Interviews({ interviews }: { interviews: readonly InterviewForClient[] }) {
  const t = useInterviewMessages();
  const { params } = useListAddress();
  const follow = useFollow();
  const jobs = [...new Map(interviews.map(({ job }) => [job.id, job])).values()];
  const jobId = params.get('job');
  const show = (id: string | null) => {
    const address = href(clientDashboardRoutes.clientDashboardPastInterviews);
    follow(id ? `${address}?job=${id}` : address, { replace: true });
  };
  const shown = interviews.filter(({ job }) => !jobId || job.id === jobId);
  return (
    <>
      {(jobs.length > 1 || jobId) && (
        <div className={classes.filter}>
          <SelectField
            label={t('past.job')}
            placeholder={t('past.allJobs')}
            clearable
            options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
            value={jobs.some(({ id }) => id === jobId) ? jobId : null}
            onChange={show}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={IconCalendar}
          title={t('past.noneOnJob')}
          action={
            <Button variant="default" onClick={() => show(null)}>
              {t('past.showAll')}
            </Button>
          }
        />
      ) : (
        <Card flush>
          <CardRows>
            {shown.map((interview) => (
              <CardRow key={interview.id}>
                <PastRow interview={interview} />
              </CardRow>
            ))}
          </CardRows>
        </Card>
      )}
    </>
  );
}
