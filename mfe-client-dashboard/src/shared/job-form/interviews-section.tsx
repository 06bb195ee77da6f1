import { InterviewRoundFields } from '@muster/blocks';
import { FormSection } from '@muster/ui';
import type { JobForm } from './job-values.ts';
import { useFormMessages } from './messages.ts';

interface InterviewsSectionProps {
  form: JobForm;
  /** Users who can be chosen, and those already in the plan. */
  people: readonly { id: string; name: string }[];
}

/** Interview rounds with candidates, in order. */
export function InterviewsSection({ form, people }: InterviewsSectionProps) {
  const t = useFormMessages();
  return (
    <FormSection title={t('section.interviews')} text={t('interviewsText')}>
      <InterviewRoundFields
        form={form}
        label={t('section.interviews')}
        emptyText={t('noRounds')}
        people={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormSection>
  );
}
