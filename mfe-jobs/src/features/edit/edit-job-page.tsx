import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  href,
  jobsRoutes,
  type JobDetails,
  type JobField,
  type JobRecord,
} from '@muster/contracts';
import { QueryView, useFollow, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  Breadcrumbs,
  EmptyState,
  ErrorSummary,
  Form,
  FormBeside,
  FormFoot,
  IconLock,
  NoticeBar,
  PageSkeleton,
  RecordHeader,
  RecordLayout,
  StateBadge,
  SubmitBar,
} from '@muster/ui';
import { api } from '../../api.ts';
import { ConditionsSection } from '../../shared/job-form/conditions-section.tsx';
import { InterviewSection } from '../../shared/job-form/interview-section.tsx';
import { jobChanges, jobValues, type JobValues } from '../../shared/job-form/job-values.ts';
import { RatesSection } from '../../shared/job-form/rates-section.tsx';
import { RoleSection } from '../../shared/job-form/role-section.tsx';
import { SearchSection } from '../../shared/job-form/search-section.tsx';
import { SkillsSection } from '../../shared/job-form/skills-section.tsx';
import { SettingsSection, TeamSection } from '../../shared/job-form/team-section.tsx';
import { useJobForm } from '../../shared/job-form/use-job-form.ts';
import { useJobMessages } from '../../shared/job-words.ts';
import { peopleOn } from '../../shared/people-on-job.ts';
import { CandidateChanges, usePeopleToNotify } from './candidate-changes.tsx';
import { ClientChanges } from './client-changes.tsx';
import { ClientSection } from './client-section.tsx';
import { useEditMessages } from './messages.ts';

/** Form with everything about a job. */
export function EditJobPage() {
  const { id = '' } = useParams();
  const t = useEditMessages();
  const query = api.useJobsReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {(job) =>
        job.details && job.allowedActions.includes('edit') ? (
          <EditJob key={job.id} job={job} details={job.details} />
        ) : (
          <EmptyState size="page" icon={IconLock} title={t('notAllowed')} />
        )
      }
    </QueryView>
  );
}

function EditJob({ job: given, details }: { job: JobRecord; details: JobDetails }) {
  const [job] = useFormRecord(given);
  const t = useEditMessages();
  const words = useJobMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [notifyClient, setTellClient] = useState(false);
  const [notifyCandidates, setTellCandidates] = useState(false);
  const [update] = api.useJobsUpdateMutation();
  const base = jobValues(job);
  const record = href(jobsRoutes.record, { id: job.id });
  const form = useJobForm(base);
  const changed = new Set(Object.keys(jobChanges(base, form.values)) as JobField[]);
  const people = usePeopleToNotify({ jobId: job.id, changed, values: form.values });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `job/${job.id}/edit`,
    version: job.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: job.id },
      body: { version, changes: jobChanges(before, values), notifyClient, notifyCandidates },
    }),
    onSaved: () => {
      platform.notify({
        kind: 'success',
        text:
          notifyCandidates && people.mailable > 0
            ? t('savedTelling', { count: people.mailable })
            : t('saved'),
      });
      follow(record);
    },
    onConflict: {
      base,
      toValues: jobValues as (current: JobRecord) => JobValues,
    },
  });
  return (
    <RecordLayout
      header={
        <RecordHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                { label: words('area'), href: jobsRoutes.list.path },
                { label: job.title, href: record },
                { label: t('title') },
              ]}
            />
          }
          name={t('title')}
          number={job.number}
          badges={<StateBadge machine="job" state={job.status} />}
          facts={[
            { id: 'title', content: job.title },
            { id: 'company', content: details.company.name },
          ]}
        />
      }
      main={
        <FormBeside>
          <Form onSubmit={saving.submit} label={t('title')}>
            {saving.draft}
            <ErrorSummary {...form.summary} />
            <Warnings details={details} changed={changed} />
            {details.mayChangeClient && <ClientSection form={form} details={details} />}
            <RoleSection form={form} />
            <SkillsSection form={form} />
            <ConditionsSection form={form} />
            <RatesSection form={form} />
            <TeamSection form={form} details={details} />
            <SearchSection form={form} details={details} />
            <InterviewSection form={form} jobId={job.id} details={details} />
            <SettingsSection form={form} />
            {details.clientVersion && (
              <ClientChanges
                job={job}
                known={details.clientVersion}
                form={form}
                tells={notifyClient}
                onTell={setTellClient}
              />
            )}
            <CandidateChanges
              form={form}
              told={people}
              tells={notifyCandidates}
              onTell={setTellCandidates}
            />
            <FormFoot>
              <SubmitBar
                dirty={form.dirty}
                submitting={saving.pending}
                label={t('save')}
                cancelLabel={t('cancel')}
                onCancel={() => follow(record)}
              />
            </FormFoot>
          </Form>
          {saving.dialog}
        </FormBeside>
      }
    />
  );
}

/** Effects of a change on the candidates on the job. */
function Warnings({ details, changed }: { details: JobDetails; changed: ReadonlySet<string> }) {
  const t = useEditMessages();
  const live = peopleOn(details.metrics);
  return (
    <>
      {live > 0 && <NoticeBar kind="quiet">{t('live', { count: live })}</NoticeBar>}
      {changed.has('engagement') && details.metrics.firstSubmissionAt && (
        <NoticeBar kind="warning">{t('engagementChanged')}</NoticeBar>
      )}
      {changed.has('skillsRequired') && live > 0 && (
        <NoticeBar kind="warning">{t('mustChanged')}</NoticeBar>
      )}
    </>
  );
}
