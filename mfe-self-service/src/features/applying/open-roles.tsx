import { selfServiceRoutes } from '@muster/contracts';
import { QueryView, RouteLink, useDocumentTitle } from '@muster/kit';
import { EmptyState, IconBriefcase, LoadingText, NoticeBar, formatDate } from '@muster/ui';
import type { Applicant } from './applicant.ts';
import classes from './applying.module.css';
import { jobLine } from './job-words.ts';
import { keptHandle } from './kept-handle.ts';
import { useApplyingMessages } from './messages.ts';
import { api } from './public-jobs-api.ts';

const { applicationProcess, applicationProcessByIdByStep } = selfServiceRoutes;

interface OpenRolesProps {
  referralCode: string | null;
  applicant: Applicant;
}

/** Jobs open to applications. */
export function OpenRoles({ referralCode, applicant }: OpenRolesProps) {
  const t = useApplyingMessages();
  useDocumentTitle(t('jobs.title'), { whole: true });
  const list = api.useApplyingJobsQuery({});
  const handle = keptHandle();
  const ref = referralCode ?? undefined;
  return (
    <div className={classes.page}>
      <div>
        <h1>{t('jobs.title')}</h1>
        <p className={classes.lead}>{t('jobs.lead')}</p>
      </div>
      {handle && (
        <NoticeBar kind="info">
          {t('jobs.resumeText')}{' '}
          <RouteLink
            route={applicationProcessByIdByStep}
            params={{ id: handle, step: 'next' }}
            className={classes.back}
          >
            {t('jobs.resume')}
          </RouteLink>
        </NoticeBar>
      )}
      <QueryView
        query={list}
        skeleton={<LoadingText>{t('jobs.title')}</LoadingText>}
        isEmpty={({ jobs }) => jobs.length === 0}
        empty={<EmptyState icon={IconBriefcase} title={t('jobs.none')} text={t('jobs.noneText')} />}
      >
        {({ jobs }) => (
          <ul className={classes.jobs}>
            {jobs.map((job) => (
              <li key={job.id} className={classes.job}>
                <RouteLink
                  route={applicationProcess}
                  query={{ job: job.number, ref }}
                  className={classes.jobLink}
                >
                  {job.title}
                </RouteLink>
                <span className={classes.hint}>{jobLine(job, t)}</span>
                <Applied since={applicant.applied.since(job.id)} />
                {job.skills.length > 0 && (
                  <span className={classes.hint}>{job.skills.join(', ')}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {/* Below the list once it is known how long it is. */}
      {!list.isLoading && <General referralCode={ref} />}
    </div>
  );
}

function Applied({ since }: { since: string | null }) {
  const t = useApplyingMessages();
  if (!since) return null;
  return <span className={classes.hint}>{t('jobs.appliedLine', { date: formatDate(since) })}</span>;
}

function General({ referralCode: ref }: { referralCode: string | undefined }) {
  const t = useApplyingMessages();
  return (
    <section className={classes.job} aria-labelledby="general">
      <h2 className={classes.subtitle} id="general">
        {t('jobs.general')}
      </h2>
      <p className={classes.hint}>{t('jobs.generalText')}</p>
      <RouteLink
        route={applicationProcess}
        query={{ job: 'general', ref }}
        className={classes.back}
      >
        {t('jobs.apply')}
      </RouteLink>
    </section>
  );
}
