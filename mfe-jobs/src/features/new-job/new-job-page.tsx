import { useLocation, useNavigate } from 'react-router-dom';
import { jobsRoutes } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Breadcrumbs, PageSkeleton, RecordHeader, RecordLayout } from '@muster/ui';
import { api } from '../../api.ts';
import { useJobMessages } from '../../shared/job-words.ts';
import { CompanyStep } from './company-step.tsx';
import { JobSteps } from './job-steps.tsx';
import { useNewJobMessages } from './messages.ts';
import { StepBar } from './step-bar.tsx';
import { jobSteps, type JobStep } from './steps.ts';

/** Creates a job in steps: each step has an address, and the draft is saved from the first on. */
export function NewJobPage() {
  const t = useNewJobMessages();
  const words = useJobMessages();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const jobId = params.get('job');
  const step = jobSteps.find((known) => known === params.get('step')) ?? 'role';
  const query = api.useJobsReadQuery({ params: { id: jobId ?? '' } }, { skip: jobId === null });
  const goTo = (next: JobStep, id: string | null = jobId) =>
    void navigate(`${jobsRoutes.create.path}?job=${id ?? ''}&step=${next}`);
  return (
    <RecordLayout
      header={
        <RecordHeader
          breadcrumbs={
            <Breadcrumbs
              items={[{ label: words('area'), href: jobsRoutes.list.path }, { label: t('title') }]}
            />
          }
          name={query.currentData?.title ?? t('title')}
          {...(query.currentData && { number: query.currentData.number })}
        />
      }
      tabs={<StepBar current={jobId ? step : 'company'} jobId={jobId} />}
      main={
        jobId === null ? (
          <CompanyStep
            companyId={params.get('company')}
            copyId={params.get('copy')}
            onMade={(id) => goTo('role', id)}
          />
        ) : (
          <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
            {(job) => <JobSteps job={job} step={step} onStep={goTo} />}
          </QueryView>
        )
      }
    />
  );
}
