import { QueryView } from '@muster/kit';
import { EmptyState, IconUserSearch, PageHeader, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import type { ClientJobs } from './client-job.ts';
import classes from './dashboard-page.module.css';
import { summarise } from './hiring-summary.ts';
import { JobCard } from './job-card.tsx';

/** The client's overview: their live jobs and how far each of them is. */
export function DashboardPage() {
  const query = api.useJobsForClientQuery();
  return (
    <div className={classes.page}>
      <QueryView
        query={query}
        size="page"
        isEmpty={({ jobs }) => jobs.length === 0}
        empty={<NoJobs />}
        skeleton={<DashboardSkeleton />}
      >
        {({ jobs }) => <Jobs jobs={jobs} />}
      </QueryView>
    </div>
  );
}

function Jobs({ jobs }: Pick<ClientJobs, 'jobs'>) {
  const t = useWords();
  const { toFill, jobs: count, filled, total, onHold } = summarise(jobs);
  const facts = [
    t('jobs.count', { count }),
    t('jobs.filled', { filled, total }),
    ...(onHold > 0 ? [t('jobs.onHold', { count: onHold })] : []),
  ];
  return (
    <>
      <PageHeader
        variant="client"
        title={toFill > 0 ? t('jobs.title', { count: toFill }) : t('jobs.titleFilled')}
        subtitle={
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact} className={classes.fact}>
                {fact}
              </li>
            ))}
          </ul>
        }
      />
      <ul className={classes.cards} aria-label={t('jobs.list')}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoJobs() {
  const t = useWords();
  return (
    <>
      <PageHeader variant="client" title={t('jobs.titleEmpty')} />
      <EmptyState icon={IconUserSearch} title={t('jobs.empty.title')} text={t('jobs.empty.text')} />
    </>
  );
}

function DashboardSkeleton() {
  const t = useWords();
  return (
    <>
      <PageHeader
        variant="client"
        title={t('jobs.titleEmpty')}
        subtitle={<Skeleton height={12} width={240} my={4} />}
      />
      <div className={classes.cards} aria-hidden>
        {[0, 1, 2].map((card) => (
          <div key={card} className={classes.skeleton}>
            <Skeleton height={16} width="70%" />
            <Skeleton height={12} />
            <Skeleton height={12} width="80%" />
            <Skeleton height={12} width="60%" />
          </div>
        ))}
      </div>
    </>
  );
}
