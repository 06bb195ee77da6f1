import { useRef, type FormEvent } from 'react';
import { href, jobsRoutes, type JobDetails, type JobRecord } from '@muster/contracts';
import { useFollow, useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import { Button, ErrorSummary, Form, FormBeside, FormFoot } from '@muster/ui';
import { api } from '../../api.ts';
import { ConditionsSection } from '../../shared/job-form/conditions-section.tsx';
import { InterviewSection } from '../../shared/job-form/interview-section.tsx';
import {
  jobChanges,
  jobValues,
  type JobForm,
  type JobValues,
} from '../../shared/job-form/job-values.ts';
import { RatesSection } from '../../shared/job-form/rates-section.tsx';
import { RoleSection } from '../../shared/job-form/role-section.tsx';
import { SearchSection } from '../../shared/job-form/search-section.tsx';
import { SkillsSection } from '../../shared/job-form/skills-section.tsx';
import { SettingsSection, TeamSection } from '../../shared/job-form/team-section.tsx';
import { useJobForm } from '../../shared/job-form/use-job-form.ts';
import { DraftSummary } from './draft-summary.tsx';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';
import { PositionsStep } from './positions-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { stepAfter, stepBefore, type JobStep } from './steps.ts';

interface JobStepsProps {
  job: JobRecord;
  step: JobStep;
  onStep: (step: JobStep) => void;
}

/** Step of a draft; saved before the next. */
export function JobSteps({ job, step, onStep }: JobStepsProps) {
  const { details } = job;
  if (!details) return null;
  const summary = <DraftSummary job={job} details={details} step={step} onStep={onStep} />;
  if (step === 'review')
    return (
      <FormBeside aside={<ReviewStep job={job} details={details} onStep={onStep} />}>
        {summary}
        <Foot job={job} step={step} onStep={onStep} />
      </FormBeside>
    );
  return (
    <FormBeside aside={summary}>
      {step === 'positions' ? (
        <div className={classes.page}>
          <PositionsStep
            key={job.id}
            job={job}
            onNext={() => onStep(stepAfter(step))}
            foot={(pending, saveLater) => (
              <Foot
                job={job}
                step={step}
                onStep={onStep}
                submits
                pending={pending}
                saveLater={saveLater}
              />
            )}
          />
        </div>
      ) : (
        <FormStep
          key={`${job.id}/${step}`}
          job={job}
          details={details}
          step={step}
          onStep={onStep}
        />
      )}
    </FormBeside>
  );
}

interface FormStepProps extends JobStepsProps {
  details: JobDetails;
  step: Exclude<JobStep, 'positions' | 'review'>;
}

function FormStep({ job: given, details, step, onStep }: FormStepProps) {
  const t = useNewJobMessages();
  const [job] = useFormRecord(given);
  const [update] = api.useJobsUpdateMutation();
  const base = jobValues(job);
  const form = useJobForm(base);
  const goOn = () => onStep(stepAfter(step));
  const afterwards = useRef(goOn);
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `job/${job.id}/${step}`,
    version: job.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: job.id },
      body: { version, changes: jobChanges(before, values) },
    }),
    onSaved: () => afterwards.current(),
    onConflict: {
      base,
      toValues: jobValues as (current: JobRecord) => JobValues,
    },
  });
  const save = (then: () => void, event?: FormEvent) => {
    afterwards.current = then;
    saving.submit(event);
  };
  return (
    <>
      <Form onSubmit={(event) => save(goOn, event)} label={t(`step.${step}`)}>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <Fields form={form} step={step} job={job} details={details} />
        <Foot
          job={job}
          step={step}
          onStep={onStep}
          submits
          pending={saving.pending}
          saveLater={form.dirty ? save : undefined}
        />
      </Form>
      {saving.dialog}
    </>
  );
}

function Fields({
  form,
  step,
  job,
  details,
}: {
  form: JobForm;
  job: JobRecord;
  step: FormStepProps['step'];
  details: JobDetails;
}) {
  switch (step) {
    case 'role':
      return <RoleSection form={form} />;
    case 'skills':
      return <SkillsSection form={form} />;
    case 'conditions':
      return <ConditionsSection form={form} />;
    case 'rates':
      return <RatesSection form={form} />;
    case 'team':
      return (
        <>
          <TeamSection form={form} details={details} />
          <SearchSection form={form} details={details} />
          <InterviewSection form={form} jobId={job.id} details={details} />
          <SettingsSection form={form} />
        </>
      );
  }
}

interface FootProps extends JobStepsProps {
  submits?: boolean;
  pending?: boolean;
  /** Saves unsaved values of the step, then leaves. */
  saveLater?: ((leave: () => void) => void) | undefined;
}

/** Buttons: back, later, next. */
function Foot({ job, step, onStep, submits = false, pending = false, saveLater }: FootProps) {
  const t = useNewJobMessages();
  const platform = usePlatform();
  const follow = useFollow();
  const before = stepBefore(step);
  const finishLater = () => {
    platform.notify({ kind: 'success', text: t('laterSaved', { number: job.number }) });
    follow(href(jobsRoutes.record, { id: job.id }), { saved: true });
  };
  return (
    <FormFoot>
      <Button
        variant="subtle"
        disabled={pending}
        onClick={() => (saveLater ? saveLater(finishLater) : finishLater())}
      >
        {t('later')}
      </Button>
      <span className={classes.buttons}>
        {before && (
          <Button variant="default" onClick={() => onStep(before)}>
            {t('back')}
          </Button>
        )}
        {submits && (
          <Button type="submit" loading={pending}>
            {t('next')}
          </Button>
        )}
      </span>
    </FormFoot>
  );
}
