import { limits, rejectHoursByMailSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { MultiSelectField, SelectField, TextArea, formatDate, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { ConfirmWithCode, useCodeRefusal } from '../../shared/confirm-with-code.tsx';
import { useKeptForm } from '../../shared/kept-input.ts';
import type { HoursFormProps } from './hours-form.types.ts';
import { useHoursMessages } from './messages.ts';
import { useHoursCode } from './use-hours-code.ts';

/** Returns hours, with the reason, what has to change, and the days. */
export function RejectForm({ handle, visit, onBack, onDone }: HoursFormProps) {
  const t = useHoursMessages();
  const request = useHoursCode(handle);
  const refuseCode = useCodeRefusal();
  const [reject] = api.useTimesheetVisitRejectMutation();
  const { version, contractor, entries } = visit.timesheet;
  const days = [...new Set(entries.map(({ date }) => date))].toSorted();
  const form = useZodForm({
    schema: rejectHoursByMailSchema.omit({ version: true }),
    initialValues: { reasonId: null as string | null, note: '', days: [] as string[], code: '' },
    prepare: ({ reasonId, ...rest }) => ({ ...rest, reasonId: reasonId ?? '' }),
  });
  useKeptForm(form, handle, 'reject');
  const saving = useFormMutation({
    form,
    mutation: reject,
    version,
    toArgs: (input) => ({ params: { handle }, body: { ...input.output, version: input.version } }),
    onSaved: onDone,
    onRefused: (error) => refuseCode(form, error),
  });
  return (
    <ConfirmWithCode
      request={request}
      saving={saving}
      onBack={onBack}
      label={t('reject.title')}
      effects={t('reject.effects', { name: contractor })}
      confirm={t('confirm.reject')}
      back={t('back')}
      maskedEmail={visit.maskedEmail}
      summary={form.summary}
      code={form.field('code')}
    >
      <SelectField
        label={t('reject.reason')}
        required
        options={visit.reasons.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('reasonId')}
      />
      <TextArea
        label={t('reject.note')}
        required
        maxLength={limits.timesheet.note}
        {...form.field('note')}
      />
      {days.length > 1 && (
        <MultiSelectField
          label={t('reject.days')}
          help={t('reject.daysHint')}
          options={days.map((day) => ({
            value: day,
            label: formatDate(day, { weekday: true, year: false }),
          }))}
          max={days.length}
          {...form.field('days')}
        />
      )}
    </ConfirmWithCode>
  );
}
