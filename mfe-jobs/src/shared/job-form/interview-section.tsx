import { InterviewRoundFields } from '@muster/blocks';
import type { JobDetails } from '@muster/contracts';
import { FormSection } from '@muster/ui';
import { api } from '../../api.ts';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface InterviewSectionProps {
  form: JobForm;
  jobId: string;
  /** Current plan, for the names of people who can no longer be chosen. */
  details: JobDetails;
}

/** Interview rounds of the client, in order. */
export function InterviewSection({ form, jobId, details }: InterviewSectionProps) {
  const t = useFormMessages();
  const { data: people } = api.usePositionsSupervisorsQuery({ params: { id: jobId } });
  const planned = details.interviewPlan.flatMap(({ interviewers }) => interviewers);
  return (
    <FormSection title={t('section.interviews')} text={t('interviewsText')}>
      <InterviewRoundFields
        form={form}
        label={t('section.interviews')}
        emptyText={t('noRounds')}
        people={[
          ...planned.map(({ id, name }) => ({ value: id, label: name })),
          ...(people?.data ?? []).map(({ userId, name, title }) => ({
            value: userId,
            label: title ? `${name}, ${title}` : name,
          })),
        ]}
      />
    </FormSection>
  );
}
