import { limits, timesheetRejectSchema, type ClientTimesheet } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  MultiSelectField,
  SelectField,
  TextArea,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePendingMessages } from './messages.ts';

interface SendBackDialogProps {
  sheet: ClientTimesheet;
  reasons: readonly { id: string; label: string }[];
  onClose: () => void;
}

/** Returns hours to their contractor, with the reason, what has to change, and the days. */
export function SendBackDialog({ sheet, reasons, onClose }: SendBackDialogProps) {
  const t = usePendingMessages();
  const { notify } = usePlatform();
  const [reject] = api.useRejectTimesheetMutation();
  const days = [...new Set(sheet.entries.map(({ date }) => date))].toSorted();
  const form = useZodForm({
    schema: timesheetRejectSchema.omit({ version: true }),
    initialValues: { reasonId: null as string | null, note: '', days: [] as string[] },
    prepare: ({ reasonId, ...rest }) => ({ ...rest, reasonId: reasonId ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: reject,
    version: sheet.version,
    toArgs: ({ output, version }) => ({
      params: { id: sheet.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      notify({ kind: 'success', text: t('hours.sendBack.done') });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('hours.sendBack.title')}
      subtitle={`${sheet.contractor} · ${t('hours.period', {
        from: formatDate(sheet.periodStart),
        to: formatDate(sheet.periodEnd),
      })}`}
      keep={t('hours.sendBack.keep')}
      confirm={t('hours.sendBack.confirm')}
      danger
      unsaved={form.dirty}
      effects={[t('hours.sendBack.effects.person'), t('hours.sendBack.effects.again')]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('hours.sendBack.reason')}
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('reasonId')}
      />
      <TextArea
        label={t('hours.sendBack.note')}
        required
        maxLength={limits.timesheet.note}
        {...form.field('note')}
      />
      {days.length > 1 && (
        <MultiSelectField
          label={t('hours.sendBack.days')}
          help={t('hours.sendBack.daysHelp')}
          options={days.map((day) => ({
            value: day,
            label: formatDate(day, { weekday: true, year: false }),
          }))}
          max={days.length}
          {...form.field('days')}
        />
      )}
    </DecisionForm>
  );
}
