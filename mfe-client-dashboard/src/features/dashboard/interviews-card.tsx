import { clientDashboardRoutes, href, type InterviewForClient } from '@muster/contracts';
import { QueryView, RouteLink, type QueryLike } from '@muster/kit';
import { Card, CardRow, CardRows, EmptyLine, PersonLine, Skeleton } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { candidateTime, timeInWords } from '../../shared/interviews/interview-time.tsx';
import { useTimeMessages } from '../../shared/interviews/time-messages.ts';
import classes from './dashboard-page.module.css';

/** Maximum interviews on the card; all are on their own page. */
const shown = 3;

/** Cancelled interviews stay on their own page until their time has passed. */
const isOn = ({ status }: InterviewForClient): boolean => status !== 'cancelled';

/** The next interviews, in the reader's time zone and the candidate's. */
export function InterviewsCard({ query }: { query: QueryLike<{ data: InterviewForClient[] }> }) {
  const t = useMessages();
  return (
    <Card
      title={t('interviews.title')}
      count={query.data?.data.filter(isOn).length || undefined}
      actions={
        <RouteLink route={clientDashboardRoutes.clientDashboardUpcomingInterviews}>
          {t('interviews.all')}
        </RouteLink>
      }
      flush
    >
      <QueryView
        query={query}
        size="compact"
        isEmpty={({ data }) => !data.some(isOn)}
        empty={<EmptyLine text={t('interviews.none')} />}
        skeleton={
          <div className={classes.rowSkeleton} aria-hidden>
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        }
      >
        {({ data }) => (
          <CardRows>
            {data
              .filter(isOn)
              .slice(0, shown)
              .map((interview) => (
                <CardRow key={interview.id} wraps>
                  <Row interview={interview} />
                </CardRow>
              ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function Row({ interview }: { interview: InterviewForClient }) {
  const t = useTimeMessages();
  const there = candidateTime(interview, t);
  return (
    <>
      <PersonLine
        name={interview.candidate.name}
        secondary={[interview.round, interview.job.title].join(' · ')}
        wraps
        href={href(clientDashboardRoutes.clientDashboardInterviewDetailsById, {
          id: interview.id,
        })}
      />
      <span className={classes.when}>
        <strong>{timeInWords(interview, t)}</strong>
        {there && <span>{there}</span>}
      </span>
    </>
  );
}
