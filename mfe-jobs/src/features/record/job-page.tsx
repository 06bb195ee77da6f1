import { Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { JobRecord } from '@muster/contracts';
import { Can, QueryView, lazyNamed, useDocumentTitle, useNumberRedirect } from '@muster/kit';
import { PageSkeleton, RecordLayout } from '@muster/ui';
import { api } from '../../api.ts';
import { JobHeader } from './job-header.tsx';
import { JobNotices } from './job-notices.tsx';
import { JobRail } from './job-rail.tsx';
import { JobTabs, type JobTab } from './job-tabs.tsx';
import { useRecordMessages } from './messages.ts';

/** Lazy, because rarely shown. */
const AskedOfJob = lazyNamed(() => import('./asked-of-job.tsx'), 'AskedOfJob');

interface JobPageProps {
  tab: JobTab;
  /** View options at the right end of the tabs. */
  tabsEnd?: (job: JobRecord) => ReactNode;
  /** Whether to hide the rail, for the full width: boards and tables. */
  wide?: boolean;
  children: (job: JobRecord) => ReactNode;
}

/**
 * Frame of every part of a job's record: header, tabs, rail, and notices about the whole record.
 */
export function JobPage({ tab, tabsEnd, wide = false, children }: JobPageProps) {
  const { id = '' } = useParams();
  const t = useRecordMessages();
  const query = api.useJobsReadQuery({ params: { id } });
  useNumberRedirect(id, query.currentData?.id);
  useDocumentTitle(query.currentData?.title);
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="record" />}>
      {(job) => (
        <RecordLayout
          header={
            <>
              <JobHeader job={job} tab={tab} />
              <JobNotices job={job} />
              {job.details && !job.deleted && job.allowedActions.length > 0 && (
                <Can permission="approval.list">
                  <Suspense fallback={null}>
                    <AskedOfJob jobId={job.id} />
                  </Suspense>
                </Can>
              )}
            </>
          }
          {...(!job.deleted && {
            tabs: <JobTabs job={job} active={tab} end={tabsEnd?.(job)} />,
          })}
          main={!job.deleted && children(job)}
          {...(!wide &&
            !job.deleted &&
            job.details && { rail: <JobRail jobId={job.id} />, railLabel: t('rail') })}
        />
      )}
    </QueryView>
  );
}
