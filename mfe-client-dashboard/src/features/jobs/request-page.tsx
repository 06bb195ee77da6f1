import {
  clientDashboardRoutes,
  clientJobRequestSchema,
  limits,
  type ClientJobForm,
} from '@muster/contracts';
import { BroughtFilesField, useBroughtFiles } from '@muster/blocks';
import { QueryView, RouteLink, useFollow, useFormMutation, usePlatform } from '@muster/kit';
import {
  Button,
  EmptyState,
  ErrorSummary,
  Form,
  FormBeside,
  FormFoot,
  FormSection,
  IconLock,
  PageHeader,
  PageSkeleton,
  SelectField,
  SubmitBar,
  VisuallyHidden,
} from '@muster/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../api.ts';
import { BudgetSection } from '../../shared/job-form/budget-section.tsx';
import { ConditionsSection } from '../../shared/job-form/conditions-section.tsx';
import { InterviewsSection } from '../../shared/job-form/interviews-section.tsx';
import { copyOf, emptyJob, jobInput, type JobValues } from '../../shared/job-form/job-values.ts';
import { RoleSection } from '../../shared/job-form/role-section.tsx';
import { SkillsSection } from '../../shared/job-form/skills-section.tsx';
import { useJobForm } from '../../shared/job-form/use-job-form.ts';
import page from '../../shared/page.module.css';
import { useJobsMessages } from './messages.ts';
import { RequestChecks } from './request-checks.tsx';
import { RequestHints } from './request-hints.tsx';

const dashboard = clientDashboardRoutes.dashboard;

/** Requests a job from the agency, with help at each field and hints from earlier jobs. */
export function RequestPage() {
  const t = useJobsMessages();
  const query = api.useJobFormQuery();
  return (
    <div className={page.page}>
      <PageHeader variant="client" title={t('request.title')} subtitle={t('request.subtitle')} />
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {(start) =>
          start.takesRequests ? <RequestForm start={start} /> : <OnHold start={start} />
        }
      </QueryView>
    </div>
  );
}

function RequestForm({ start: given }: { start: ClientJobForm }) {
  const t = useJobsMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const [send] = api.useRequestJobMutation();
  // Concurrent changes by others do not affect the form.
  const [start] = useState(given);
  const { search } = useLocation();
  const brought = useBroughtFiles({ max: limits.job.requestFiles, checked: true });
  const form = useJobForm(firstValues(start, new URLSearchParams(search).get('copy')));
  const saving = useFormMutation({
    form,
    mutation: send,
    draft: 'client-job/request',
    toArgs: ({ values }) => ({
      body: clientJobRequestSchema.parse({ ...jobInput(values), fileIds: brought.ids }),
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('request.sent') });
      follow(dashboard.path);
    },
  });
  const { formerJobs, currency } = start;
  const copy = (id: string | null) => {
    const chosen = formerJobs.find((job) => job.id === id);
    if (chosen) form.applyPatch(copyOf(chosen, currency));
    else form.setValue('copiedFromId', null);
  };
  return (
    <FormBeside>
      <Form onSubmit={saving.submit} label={t('request.title')}>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <VisuallyHidden component="h2">{t('request.title')}</VisuallyHidden>
        {formerJobs.length > 0 && (
          <SelectField
            label={t('request.copy')}
            help={t('request.copyHelp')}
            options={formerJobs.map(({ id, title, number }) => ({
              value: id,
              label: t('request.copyOption', { title, number }),
            }))}
            {...form.field('copiedFromId')}
            onChange={copy}
          />
        )}
        <RoleSection form={form} withSeats hints={<RequestHints form={form} start={start} />} />
        <SkillsSection form={form} />
        <ConditionsSection form={form} />
        <BudgetSection form={form} own={formerJobs.flatMap(({ billRate }) => billRate ?? [])} />
        <InterviewsSection form={form} people={start.colleagues} />
        <FormSection title={t('request.files')}>
          <BroughtFilesField
            brought={brought}
            isShared={false}
            max={limits.job.requestFiles}
            error={form.summary.lines.find(({ path }) => path.startsWith('fileIds'))?.text}
          />
        </FormSection>
        <RequestChecks values={form.values} />
        <FormFoot>
          <SubmitBar
            dirty={form.dirty}
            submitting={saving.pending}
            label={t('request.send')}
            onCancel={() => follow(dashboard.path)}
          />
        </FormFoot>
      </Form>
    </FormBeside>
  );
}

/** Returns empty values, or those of the job named in the address. */
function firstValues(start: ClientJobForm, copiedId: string | null): JobValues {
  const chosen = start.formerJobs.find(({ id }) => id === copiedId);
  return chosen ? copyOf(chosen, start.currency) : emptyJob(start);
}

function OnHold({
  start: { companyName: company, accountManager: name },
}: {
  start: ClientJobForm;
}) {
  const t = useJobsMessages();
  return (
    <EmptyState
      icon={IconLock}
      title={t('request.onHold.title')}
      text={
        name
          ? t('request.onHold.text', { company, name })
          : t('request.onHold.textNobody', { company })
      }
      action={
        <Button component={RouteLink} route={dashboard} size="md">
          {t('request.onHold.back')}
        </Button>
      }
    />
  );
}
