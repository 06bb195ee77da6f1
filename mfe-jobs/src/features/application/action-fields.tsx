import { earlyStageKinds, limits, type ApplicationRecord } from '@muster/contracts';
import { ReadProblem } from '@muster/kit';
import { CheckboxField, DateField, SegmentedField, SelectField, TextField } from '@muster/ui';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';
import { RateField } from './rate-field.tsx';
import type { ActionForm } from './use-action-form.ts';

interface FieldsProps {
  form: ActionForm;
}

/** Fields for the round and the client's days; a further one appears once a day is entered. */
export function InterviewFields({ form }: FieldsProps) {
  const t = useApplicationMessages();
  const { days } = form.values;
  return (
    <>
      <TextField label={t('dialog.round')} {...form.field('round')} />
      {days.map((_day, index) => (
        <DateField
          key={`day-${String(index)}`}
          label={t('dialog.day', { count: index + 1 })}
          {...form.field(`days.${index}`)}
          onChange={(next: string | null) => {
            const isLast = index === days.length - 1;
            const more = next && isLast && days.length < limits.application.interviewDays;
            form.setValue('days', [...days.with(index, next), ...(more ? [null] : [])]);
          }}
        />
      ))}
    </>
  );
}

interface ContractFieldsProps extends FieldsProps {
  /** Whether the rate is below the candidate's minimum. */
  isBelow: boolean;
}

/** Fields for the first day and the agreed rates. */
export function ContractFields({ form, isBelow }: ContractFieldsProps) {
  const t = useApplicationMessages();
  return (
    <>
      <DateField label={t('dialog.start')} required {...form.field('startDate')} />
      <RateField label={t('terms.bill')} required {...form.field('billRate')} />
      <RateField label={t('terms.pay')} required {...form.field('payRate')} />
      {isBelow && <CheckboxField label={t('dialog.below')} {...form.field('belowMinimum')} />}
    </>
  );
}

/** Fields for what follows a failed contract, with the reason if it ends. */
export function OutcomeFields({ form }: FieldsProps) {
  const t = useApplicationMessages();
  const { outcome } = form.values;
  const ends = outcome === 'rejected' ? 'reject' : 'withdraw';
  const reasons = api.useReasonsListQuery(
    { query: { context: `application_${ends}` } },
    { skip: outcome === 'selected' },
  );
  return (
    <>
      <SegmentedField
        label={t('dialog.outcome')}
        options={(['selected', 'rejected', 'withdrawn'] as const).map((value) => ({
          value,
          label: t(`dialog.outcomes.${value}`),
        }))}
        {...form.field('outcome')}
        onChange={(next: typeof outcome) => form.applyPatch({ outcome: next, reasonId: null })}
      />
      <ReadProblem query={reasons} what={t('dialog.reason')} />
      {outcome !== 'selected' && (
        <SelectField
          label={t('dialog.reason')}
          required
          options={(reasons.data?.data ?? []).map(({ id, label }) => ({ value: id, label }))}
          {...form.field('reasonId')}
        />
      )}
    </>
  );
}

/** Fields for the other job and its first stage. */
export function OtherJobFields({ form, record }: FieldsProps & { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const jobs = api.useApplicationsJobChoicesQuery({
    query: { candidateId: record.candidate.id },
  });
  return (
    <>
      <ReadProblem query={jobs} what={t('dialog.job')} />
      <SelectField
        label={t('dialog.job')}
        required
        searchable
        options={(jobs.data?.data ?? [])
          .filter(({ refusal }) => refusal === null || refusal.code === 'EARLIER_ATTEMPT')
          .map(({ id, title, company }) => ({ value: id, label: `${title}, ${company.name}` }))}
        {...form.field('jobId')}
      />
      <SegmentedField
        label={t('dialog.stage')}
        options={earlyStageKinds.map((value) => ({ value, label: t(`dialog.stages.${value}`) }))}
        {...form.field('stage')}
      />
    </>
  );
}
