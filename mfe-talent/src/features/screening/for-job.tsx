import type { JobScreening } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { PageSkeleton } from '@muster/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface ForJobProps {
  /** Null if the form is for no job. */
  jobId: string | null;
  children: (from: JobScreening | null) => ReactNode;
}

/** Loads the initial content of a form for a job. */
export function ForJob({ jobId, children }: ForJobProps) {
  const query = api.useScreeningFormsOfJobQuery(
    { params: { id: jobId ?? '' } },
    { skip: jobId === null },
  );
  if (jobId === null) return <>{children(null)}</>;
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {children}
    </QueryView>
  );
}

/** The job of a form. */
export function JobLine({ job }: { job: JobScreening['job'] | null }) {
  const t = useScreeningMessages();
  if (!job) return null;
  return <p className={classes.quiet}>{t('forJob', { title: job.title, number: job.number })}</p>;
}
