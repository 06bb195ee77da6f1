import { jobsRoutes, href, type JobRow, type JobState } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { StageCounts } from '@muster/blocks';
import {
  Avatar,
  Count,
  EmptyState,
  IconBriefcase,
  Link,
  ListPage,
  PageHeader,
  Skeleton,
  StateBadge,
} from '@muster/ui';
import { api } from '../../api.ts';
import { JobClock } from '../../shared/job-clock.tsx';
import { JobsHeadActions } from '../../shared/jobs-view.tsx';
import { useListMessages } from '../../shared/list-words.ts';
import { peopleOn } from '../../shared/people-on-job.ts';
import { PriorityFlag } from '../../shared/priority-flag.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './job-board.module.css';

/** Job states from draft to the last seat; ended jobs are in the list. */
const columns = [
  'draft',
  'pending_review',
  'open',
  'on_hold',
  'filled',
] as const satisfies readonly JobState[];
const shown = 25;

/** Board of jobs by state. */
export function JobBoardPage() {
  const t = useMessages();
  return (
    <ListPage>
      <PageHeader title={t('list.title')} actions={<JobsHeadActions />} />
      <div className={classes.board}>
        {columns.map((state) => (
          <Column key={state} state={state} />
        ))}
      </div>
    </ListPage>
  );
}

function Column({ state }: { state: (typeof columns)[number] }) {
  const t = useListMessages();
  const query = api.useJobsListQuery({
    query: { 'filter[status]': state, sort: '-openedDate', limit: shown },
  });
  const total = query.data?.page.total;
  return (
    <section className={classes.column} aria-labelledby={`jobs-${state}`}>
      <h2 className={classes.head} id={`jobs-${state}`}>
        <StateBadge machine="job" state={state} />
        {total !== undefined && <Count value={total} />}
      </h2>
      <QueryView
        query={query}
        keepPrevious
        size="compact"
        isEmpty={() => false}
        skeleton={<Skeleton height={96} />}
      >
        {({ data, page }) =>
          data.length === 0 ? (
            <EmptyState size="compact" icon={IconBriefcase} title={t('empty')} />
          ) : (
            <ul className={classes.cards}>
              {data.map((job) => (
                <li key={job.id}>
                  <Card job={job} />
                </li>
              ))}
              {page.total > data.length && (
                <li>
                  <Link
                    className={classes.more}
                    href={`${jobsRoutes.list.path}?filter[status]=${state}`}
                  >
                    {t('more', { count: page.total })}
                  </Link>
                </li>
              )}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

/** Three lines: title and priority, client, progress and owner. */
function Card({ job }: { job: JobRow }) {
  const list = useMessages();
  const { positionsFilled: filled, positionsCount: total, leadRecruiter, clock } = job;
  return (
    <Link href={href(jobsRoutes.record, { id: job.id })} className={classes.card}>
      <span className={classes.line}>
        <span className={classes.title}>{job.title}</span>
        {leadRecruiter && <Avatar name={leadRecruiter.name} size={20} />}
      </span>
      <span className={classes.second}>
        {[job.company?.name, job.number].filter(Boolean).join(' · ')}
      </span>
      {job.stages && peopleOn(job) > 0 && <StageCounts counts={job.stages} onHold={job.onHold} />}
      <span className={classes.line}>
        <span className={classes.second}>{list('list.positions', { filled, total })}</span>
        {clock && clock.state !== 'met' ? (
          <JobClock clock={clock} />
        ) : (
          (job.priority === 'high' || job.priority === 'urgent') && (
            <PriorityFlag priority={job.priority} t={list} />
          )
        )}
      </span>
    </Link>
  );
}
