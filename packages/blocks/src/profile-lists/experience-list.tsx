import type { ReactNode } from 'react';
import { limits } from '@muster/contracts';
import { FormSection, RepeatRows } from '@muster/ui';
import { ExperienceFields } from './experience-fields.tsx';
import { newJob, type ExperienceForm, type ExperienceRow } from './experience-values.ts';
import { useProfileListMessages } from './messages.ts';
import { RemovedRows, useRemovedRows } from './removed-rows.tsx';

interface ExperienceListProps {
  form: ExperienceForm;
  /** Notices about the jobs, shown above them. */
  children?: ReactNode;
}

/** A candidate's jobs: rows to add, change, reorder and remove. */
export function ExperienceList({ form, children }: ExperienceListProps) {
  const t = useProfileListMessages();
  const list = form.list('experience');
  const nameOf = (job: ExperienceRow, index: number) =>
    [job.title, job.companyName].filter(Boolean).join(', ') ||
    t('background.job', { n: index + 1 });
  const removed = useRemovedRows(list, nameOf);
  return (
    <FormSection title={t('background.jobs')} text={t('background.jobsHelp')}>
      {children}
      <RepeatRows
        label={t('background.jobs')}
        {...list}
        onRemove={removed.onRemove}
        newItem={newJob}
        addLabel={t('background.addJob')}
        itemLabel={nameOf}
        max={limits.experience.max}
        emptyText={t('background.noJobs')}
        renderRow={(job, index) => <ExperienceFields form={form} job={job} index={index} />}
      />
      <RemovedRows {...removed} />
    </FormSection>
  );
}
