import { useId, type ReactNode } from 'react';
import {
  clientDashboardRoutes,
  type ClientCandidateRow,
  type ClientJobStatus,
} from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { DateTime, NoticeBar, PersonLine, Progress, StateBadge, VisuallyHidden } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import type { ClientJob } from './client-job.ts';
import { JobPeople } from './job-people.tsx';
import { JobStatus } from './job-status.tsx';
import classes from './job-card.module.css';

interface JobCardProps {
  job: ClientJob;
  /** Candidates submitted for it who are not placed yet. */
  people: readonly ClientCandidateRow[];
  /** What it waits for; empty until known. */
  status: readonly ClientJobStatus[];
}

/** A client's job: progress, start, and recruiters. */
export function JobCard({ job, people, status }: JobCardProps) {
  const t = useMessages();
  const titleId = useId();
  const { positionsFilled: filled, positionsCount: total } = job;
  // A job without candidates says so while the search is running.
  const isSearching = people.length > 0 || (job.status !== 'draft' && filled < total);
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title} id={titleId}>
            {job.title}
          </h2>
          <span className={classes.number}>{job.number}</span>
        </div>
        <span className={classes.badge}>
          <StateBadge machine="job" state={job.status} />
        </span>
      </div>
      <div className={classes.seats}>
        <div className={classes.seatsLine}>
          <span className={classes.label}>{t('jobs.positions')}</span>
          <span className={classes.value}>{t('jobs.positionsValue', { filled, total })}</span>
        </div>
        <Progress
          size={6}
          value={total === 0 ? 0 : (filled / total) * 100}
          aria-label={t('jobs.filled', { filled, total })}
        />
      </div>
      <dl className={classes.facts}>
        <Fact label={t('jobs.opened')}>
          {job.openedDate ? (
            <DateTime value={job.openedDate} as="day" />
          ) : (
            t(job.note ? 'jobs.notYet' : 'jobs.notOpened')
          )}
        </Fact>
        <Fact label={t('jobs.recruiter')}>
          {job.recruiter ? <PersonLine name={job.recruiter} size={22} /> : t('jobs.noRecruiter')}
        </Fact>
      </dl>
      <JobStatus lines={status} />
      {isSearching && <JobPeople people={people} isBegun={filled > 0} />}
      {job.note && (
        <NoticeBar kind="warning" title={t('jobs.note')}>
          {job.note}
        </NoticeBar>
      )}
      {job.mayEdit && (
        <div>
          <RouteLink
            route={clientDashboardRoutes.clientDashboardJobsByJobIdEdit}
            params={{ jobId: job.id }}
          >
            {t(job.status === 'draft' ? 'jobs.complete' : 'jobs.edit')}
            <VisuallyHidden>: {job.title}</VisuallyHidden>
          </RouteLink>
        </div>
      )}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
