import { selfServiceRoutes, type PublicJobDetail } from '@muster/contracts';
import { RouteLink, errorText, isApiError, useDocumentTitle } from '@muster/kit';
import {
  DateTime,
  EmptyState,
  ErrorState,
  IconBriefcase,
  KeyValueList,
  LoadingText,
  NoticeBar,
  RichTextView,
  formatDate,
} from '@muster/ui';
import type { Applicant } from './applicant.ts';
import classes from './applying.module.css';
import { BeginForm } from './begin-form.tsx';
import { placeWords } from './job-words.ts';
import { useApplyingMessages } from './messages.ts';
import { api } from './public-jobs-api.ts';

interface ApplyPageProps {
  /** Id or number; null for a general application. */
  jobId: string | null;
  referralCode: string | null;
  applicant: Applicant;
}

/** A job, or none in particular, with the start of an application. */
export function ApplyPage({ jobId, ...from }: ApplyPageProps) {
  return jobId === null ? <GeneralPage {...from} /> : <JobPage {...from} jobId={jobId} />;
}

function GeneralPage(from: Omit<ApplyPageProps, 'jobId'>) {
  const t = useApplyingMessages();
  useDocumentTitle(t('jobs.general'), { whole: true });
  return (
    <div className={classes.page}>
      <div>
        <AllRoles />
        <h1>{t('jobs.general')}</h1>
        <p className={classes.lead}>{t('jobs.generalLead')}</p>
      </div>
      <Begin jobId={null} {...from} />
    </div>
  );
}

function JobPage({ jobId, ...from }: ApplyPageProps & { jobId: string }) {
  const t = useApplyingMessages();
  const { currentData: job, error, refetch } = api.useApplyingJobQuery({ params: { id: jobId } });
  // Data for the form below is loaded together with the job.
  api.useIntakesStartJobRequestQuery({});
  useDocumentTitle(job?.title, { whole: true });
  if (isApiError(error) && error.code === 'NOT_FOUND')
    return (
      <div className={classes.page}>
        <EmptyState
          size="page"
          icon={IconBriefcase}
          title={t('jobs.gone')}
          text={t('jobs.goneText')}
          action={<AllRoles />}
        />
      </div>
    );
  if (error && !job)
    return (
      <ErrorState
        size="page"
        title={t('refusal.failed')}
        text={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!job) return <LoadingText>{t('jobs.title')}</LoadingText>;
  return (
    <div className={classes.page}>
      <div>
        <AllRoles />
        <h1>{job.title}</h1>
        <p className={classes.lead}>
          {t(`engagements.${job.engagement}`)} · {placeWords(job, t)}
        </p>
      </div>
      <JobFacts job={job} />
      <Begin jobId={job.id} {...from} />
    </div>
  );
}

function AllRoles() {
  const t = useApplyingMessages();
  return (
    <RouteLink route={selfServiceRoutes.applicationProcess} className={classes.back}>
      {t('jobs.all')}
    </RouteLink>
  );
}

function JobFacts({ job }: { job: PublicJobDetail }) {
  const t = useApplyingMessages();
  const texts = (['description', 'mustHave', 'niceToHave'] as const).flatMap((part) => {
    const html = job[part];
    return html ? [{ part, html }] : [];
  });
  return (
    <>
      {texts.map(({ part, html }) => (
        <section key={part} aria-labelledby={`job-${part}`}>
          <h2 className={classes.subtitle} id={`job-${part}`}>
            {t(`job.${part}`)}
          </h2>
          <RichTextView html={html} />
        </section>
      ))}
      <section aria-labelledby="job-facts">
        <h2 className={classes.subtitle} id="job-facts">
          {t('job.facts')}
        </h2>
        <KeyValueList
          items={[
            {
              label: t('job.engagement'),
              value: `${t(`engagements.${job.engagement}`)}, ${t('job.hours', { count: job.hoursPerWeek })}`,
            },
            {
              label: t('job.duration'),
              value:
                job.durationMonths === null
                  ? t('job.openEnd')
                  : t('job.months', { count: job.durationMonths }),
            },
            { label: t('job.place'), value: placeWords(job, t) },
            { label: t('job.english'), value: t('job.englishAtLeast', { level: job.englishMin }) },
            ...(job.skills.length > 0
              ? [{ label: t('job.skills'), value: job.skills.join(', ') }]
              : []),
            ...(job.openedOn
              ? [{ label: t('job.posted'), value: <DateTime value={job.openedOn} as="day" /> }]
              : []),
            ...(job.deadline
              ? [{ label: t('job.deadline'), value: <DateTime value={job.deadline} as="day" /> }]
              : []),
          ]}
        />
      </section>
    </>
  );
}

/** Staff and clients only look; applicants have no account, or are candidates. */
function Begin({ jobId, referralCode, applicant }: ApplyPageProps) {
  const t = useApplyingMessages();
  const { kind, email, applied } = applicant;
  const since = applied.since(jobId);
  const { data: start, error, refetch } = api.useIntakesStartJobRequestQuery({});
  if (kind === 'looker') return <NoticeBar kind="info">{t('jobs.staff')}</NoticeBar>;
  if (since)
    return (
      <NoticeBar kind="info">
        {t('jobs.applied', { date: formatDate(since) })}{' '}
        <RouteLink route={selfServiceRoutes.profile} className={classes.back}>
          {t('jobs.appliedWhere')}
        </RouteLink>
      </NoticeBar>
    );
  // An existing application is not made again.
  if (applied.error && jobId !== null)
    return (
      <ErrorState
        size="block"
        title={t('jobs.appliedUnknown')}
        text={errorText(applied.error)}
        onRetry={() => void applied.refetch()}
      />
    );
  if (error && !start) return <NoticeBar kind="danger">{errorText(error)}</NoticeBar>;
  if (!start || applied.isLoading) return <LoadingText>{t('begin.title')}</LoadingText>;
  return (
    <BeginForm
      ticket={start.ticket}
      jobId={jobId}
      referralCode={referralCode}
      email={email}
      onStale={() => void refetch()}
    />
  );
}
