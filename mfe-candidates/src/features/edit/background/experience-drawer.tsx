import { useRef } from 'react';
import { limits, type CandidateRecord } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { FormSection, NoticeBar, RepeatRows, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { jobHintText, jobHints } from '../../../shared/month-span.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { CandidateDrawer } from '../candidate-drawer.tsx';
import { EditDrawer } from '../edit-drawer.tsx';
import { listChange } from '../list-change.ts';
import { formPath, sentRows } from '../server-paths.ts';
import { useSaved } from '../use-saved.ts';
import { ExperienceFields } from './experience-fields.tsx';
import {
  experienceInput,
  experienceSchema,
  experienceValues,
  newJob,
  type ExperienceRow,
  type ExperienceValues,
} from './experience-values.ts';
import { RemovedRows, useRemovedRows } from './removed-rows.tsx';

/** The jobs of a person: rows to add, change, order and take away. */
export function ExperienceDrawer() {
  const t = useMessages();
  return (
    <CandidateDrawer title={t('background.experience.edit')} action="edit_experience">
      {(candidate) => <ExperienceEditor candidate={candidate} />}
    </CandidateDrawer>
  );
}

function ExperienceEditor({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const onSaved = useSaved();
  const sent = useRef<number[]>([]);
  const [update] = api.useCandidatesUpdateExperienceMutation();
  const base = experienceValues(candidate);
  const form = useZodForm({
    schema: experienceSchema,
    initialValues: base,
    prepare: (values: ExperienceValues) => ({
      experience: values.experience.map(experienceInput),
    }),
    mapPath: (path) => formPath(path, sent.current).replace(/\.skillIds.*/s, '.skills'),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `candidate/${candidate.id}/experience`,
    version: candidate.version,
    toArgs: ({ values, version, base: before }) => {
      const rows = values.experience.map(experienceInput);
      const change = listChange(before.experience.map(experienceInput), rows);
      sent.current = sentRows(rows, change);
      const experience = change ?? { upsert: [], remove: [] };
      return { params: { id: candidate.id }, body: { version, experience } };
    },
    onSaved,
    onConflict: {
      base,
      toValues: experienceValues as (current: CandidateRecord) => ExperienceValues,
    },
  });
  const list = form.list('experience');
  const nameOf = (job: ExperienceRow, index: number) =>
    [job.title, job.companyName].filter(Boolean).join(', ') ||
    t('background.form.job', { n: index + 1 });
  const removed = useRemovedRows(list, nameOf);
  const hints = jobHints(
    form.values.experience.flatMap((job) =>
      job.startMonth ? [{ ...job, startMonth: job.startMonth }] : [],
    ),
  );
  return (
    <EditDrawer
      title={t('background.experience.edit')}
      candidate={candidate}
      form={form}
      saving={saving}
    >
      <FormSection title={t('background.form.jobs')} text={t('background.form.jobsHelp')}>
        {hints.length > 0 && (
          <NoticeBar>{hints.map((hint) => jobHintText(hint, t)).join(' · ')}</NoticeBar>
        )}
        <RepeatRows
          label={t('background.form.jobs')}
          {...list}
          onRemove={removed.onRemove}
          newItem={newJob}
          addLabel={t('background.form.addJob')}
          itemLabel={nameOf}
          max={limits.experience.max}
          emptyText={t('background.form.noJobs')}
          renderRow={(job, index) => <ExperienceFields form={form} job={job} index={index} />}
        />
        <RemovedRows {...removed} />
      </FormSection>
    </EditDrawer>
  );
}
