import type { ClientJobRecord, ClientOwnField } from '@muster/contracts';
import { useFormMutation, useFormRecord, usePlatform } from '@muster/kit';
import {
  Button,
  ErrorSummary,
  Form,
  FormBeside,
  FormFoot,
  FormSection,
  UnsavedDot,
  VisuallyHidden,
} from '@muster/ui';
import { useRef, type FormEvent } from 'react';
import { api } from '../../api.ts';
import { BudgetSection } from '../../shared/job-form/budget-section.tsx';
import { ConditionsSection } from '../../shared/job-form/conditions-section.tsx';
import { InterviewsSection } from '../../shared/job-form/interviews-section.tsx';
import { jobChanges, jobValues, type JobForm } from '../../shared/job-form/job-values.ts';
import { useFormMessages } from '../../shared/job-form/messages.ts';
import { RoleSection, WordFields } from '../../shared/job-form/role-section.tsx';
import { SkillsSection } from '../../shared/job-form/skills-section.tsx';
import { useJobForm } from '../../shared/job-form/use-job-form.ts';
import { AgreedCard } from './agreed-card.tsx';
import classes from './jobs.module.css';
import { useJobsMessages } from './messages.ts';
import { useSendAgain } from './use-send-again.ts';

interface EditFormProps {
  job: ClientJobRecord;
  onLeave: () => void;
}

/** Fields of a job that the client may change in its state; a draft can also be sent again. */
export function EditForm({ job: given, onLeave }: EditFormProps) {
  const [job] = useFormRecord(given);
  const t = useJobsMessages();
  const platform = usePlatform();
  const [update] = api.useUpdateJobMutation();
  const sending = useSendAgain(job, onLeave);
  const sendsThen = useRef(false);
  const base = jobValues(job);
  const form = useJobForm(base);
  const isDraft = job.status === 'draft';
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `client-job/${job.id}/edit`,
    version: job.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: job.id },
      body: { version, changes: jobChanges(before, values, job.editable) },
    }),
    onSaved: ({ version }) => {
      if (sendsThen.current) return sending.send(version);
      platform.notify({
        kind: 'success',
        text: t(isDraft ? 'edit.draftSaved' : 'edit.saved'),
      });
      onLeave();
    },
    onRefused: ({ code }) => {
      if (code !== 'INVALID_TRANSITION') return false;
      form.setFormError(t('edit.movedOn'));
      return true;
    },
    onConflict: { base, toValues: (current: ClientJobRecord) => jobValues(current) },
  });
  const save = (thenSend: boolean, event?: FormEvent) => {
    if (thenSend && !form.dirty) {
      event?.preventDefault();
      return sending.send(job.version);
    }
    sendsThen.current = thenSend;
    saving.submit(event);
  };
  return (
    <FormBeside>
      <Form onSubmit={(event) => save(isDraft, event)} label={t('edit.title')}>
        {saving.draft}
        <ErrorSummary {...form.summary} />
        <VisuallyHidden component="h2">{t('edit.title')}</VisuallyHidden>
        <Fields job={job} form={form} />
        <FormFoot>
          <div className={classes.foot}>
            <UnsavedDot dirty={form.dirty} />
            <Button variant="default" size="md" onClick={onLeave}>
              {t('edit.cancel')}
            </Button>
            {isDraft && (
              <Button
                variant="default"
                size="md"
                disabled={!form.dirty}
                onClick={() => save(false)}
              >
                {t('edit.save')}
              </Button>
            )}
            <Button type="submit" size="md" loading={saving.pending || sending.pending}>
              {t(isDraft ? (form.dirty ? 'edit.saveAndSend' : 'edit.send') : 'edit.save')}
            </Button>
          </div>
        </FormFoot>
      </Form>
      {saving.dialog}
    </FormBeside>
  );
}

function Fields({ job, form }: { job: ClientJobRecord; form: JobForm }) {
  const t = useJobsMessages();
  const words = useFormMessages();
  const may = (field: ClientOwnField) => job.editable.includes(field);
  const isWhole = may('title');
  const people = [
    ...job.colleagues,
    ...job.interviewPlan.flatMap(({ interviewers }) => interviewers),
  ];
  return (
    <>
      {isWhole ? (
        <>
          <RoleSection form={form} />
          <SkillsSection form={form} />
          <ConditionsSection form={form} />
          {may('billRate') && (
            <BudgetSection form={form} own={job.billRate ? [job.billRate] : []} />
          )}
        </>
      ) : (
        <FormSection title={words('section.role')}>
          <WordFields form={form} />
        </FormSection>
      )}
      <InterviewsSection form={form} people={people} />
      {!isWhole && <AgreedCard job={job} text={t('edit.agreedText')} />}
    </>
  );
}
