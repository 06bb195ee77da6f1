import { limits } from '@muster/contracts';
import {
  FieldRow,
  FormSection,
  MultiSelectField,
  NumberField,
  RepeatRows,
  TextField,
} from '@muster/ui';
import type { JobForm, RoundRow } from './job-values.ts';
import { useFormMessages } from './messages.ts';

const { interviewRounds, round } = limits.job;

interface InterviewsSectionProps {
  form: JobForm;
  /** Users who can be chosen, and those already in the plan. */
  people: readonly { id: string; name: string }[];
}

/** Interview rounds with candidates, in order. */
export function InterviewsSection({ form, people }: InterviewsSectionProps) {
  const t = useFormMessages();
  const options = [...new Map(people.map(({ id, name }) => [id, name]))].map(([value, label]) => ({
    value,
    label,
  }));
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
              options={options}
              max={round.interviewers}
              {...form.field(`interviewPlan.${index}.interviewerIds`)}
            />
          </>
        )}
      />
    </FormSection>
  );
}
