import { limits } from '@muster/contracts';
import {
  FieldRow,
  MultiSelectField,
  NumberField,
  RepeatRows,
  TextField,
  type FieldOption,
} from '@muster/ui';
import type { InterviewRoundRow, JobListForm } from './job-list-values.ts';
import { useJobListMessages } from './messages.ts';

const { interviewRounds, round } = limits.job;

export interface InterviewRoundFieldsProps {
  form: JobListForm;
  /** Label of the list. */
  label: string;
  emptyText: string;
  /**
   * Users who can be chosen, and those already in the plan; if a user is listed twice, the last
   * name counts.
   */
  people: readonly FieldOption[];
}

/** Edits the client's interview rounds, in order. */
export function InterviewRoundFields({
  form,
  label,
  emptyText,
  people,
}: InterviewRoundFieldsProps) {
  const t = useJobListMessages();
  const options = [...new Map(people.map((option) => [option.value, option])).values()];
  return (
    <RepeatRows<InterviewRoundRow>
      label={label}
      {...form.list('interviewPlan')}
      newItem={() => ({ name: '', durationMinutes: round.minutes.usual, interviewerIds: [] })}
      addLabel={t('rounds.add')}
      emptyText={emptyText}
      max={interviewRounds}
      itemLabel={({ name }) => name}
      renderRow={(_round, index) => (
        <>
          <FieldRow columns="2fr 1fr">
            <TextField
              label={t('rounds.name')}
              placeholder={t('rounds.placeholder')}
              required
              {...form.field(`interviewPlan.${index}.name`)}
            />
            <NumberField
              label={t('rounds.minutes')}
              required
              min={round.minutes.min}
              max={round.minutes.max}
              step={15}
              {...form.field(`interviewPlan.${index}.durationMinutes`)}
            />
          </FieldRow>
          <MultiSelectField
            label={t('rounds.interviewers')}
            options={options}
            max={round.interviewers}
            {...form.field(`interviewPlan.${index}.interviewerIds`)}
          />
        </>
      )}
    />
  );
}
