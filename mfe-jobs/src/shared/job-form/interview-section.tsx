import { limits, type JobDetails } from '@muster/contracts';
import {
  FieldRow,
  FormSection,
  MultiSelectField,
  NumberField,
  RepeatRows,
  TextField,
  type FieldOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import type { JobForm, RoundRow } from './job-values.ts';
import { useFormMessages } from './messages.ts';

const { interviewRounds, round } = limits.job;

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
  const options = new Map<string, FieldOption>([
    ...details.interviewPlan.flatMap(({ interviewers }) =>
      interviewers.map(({ id, name }) => [id, { value: id, label: name }] as const),
    ),
    ...(people?.data ?? []).map(
      ({ userId, name, title }) =>
        [userId, { value: userId, label: title ? `${name}, ${title}` : name }] as const,
    ),
  ]);
  return (
    <FormSection title={t('section.interviews')} text={t('interviewsText')}>
      <RepeatRows<RoundRow>
        label={t('section.interviews')}
        {...form.list('interviewPlan')}
        newItem={() => ({ name: '', durationMinutes: round.minutes.usual, interviewerIds: [] })}
        addLabel={t('addRound')}
        emptyText={t('noRounds')}
        max={interviewRounds}
        itemLabel={({ name }) => name}
        renderRow={(_round, index) => (
          <>
            <FieldRow columns="2fr 1fr">
              <TextField
                label={t('roundName')}
                placeholder={t('roundPlaceholder')}
                required
                {...form.field(`interviewPlan.${index}.name`)}
              />
              <NumberField
                label={t('roundMinutes')}
                required
                min={round.minutes.min}
                max={round.minutes.max}
                step={15}
                {...form.field(`interviewPlan.${index}.durationMinutes`)}
              />
            </FieldRow>
            <MultiSelectField
              label={t('interviewers')}
              options={[...options.values()]}
              max={round.interviewers}
              {...form.field(`interviewPlan.${index}.interviewerIds`)}
            />
          </>
        )}
      />
    </FormSection>
  );
}
