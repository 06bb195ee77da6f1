import { snoozeSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { Button, DateField, Group, TextArea, dayKey, useNow, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { daysAhead, monthsAhead } from '../../../shared/status/quick-days.ts';
import { StatusDialog, type StatusDialogProps } from './status-dialog.tsx';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

const quickMonths = [1, 3, 6, 12] as const;

/** Snoozes a candidate until a day in the candidate's zone. */
export function SnoozeDialog({ candidate, onClose }: StatusDialogProps) {
  const t = useMessages();
  const notice = useStatusNotice();
  const today = dayKey(useNow(), { timeZone: candidate.timeZone });
  const [snooze] = api.useCandidatesSnoozeMutation();
  const form = useZodForm({
    schema: snoozeSchema.omit({ version: true }),
    initialValues: { until: null as string | null, note: '' },
    prepare: (values) => ({ until: values.until ?? '', note: values.note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: snooze,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: (answer) => {
      notice('snooze', answer);
      onClose();
    },
  });
  const quick = [
    { label: t('status.snooze.weeks'), day: daysAhead(today, 14) },
    ...quickMonths.map((count) => ({
      label: t('status.snooze.months', { count }),
      day: monthsAhead(today, count),
    })),
  ];
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('status.snooze.title', { name: candidate.name })}
      confirm={t('status.snooze.confirm')}
      undoable
      effects={[
        candidate.status === 'placed'
          ? t('status.snooze.effects.placed')
          : t('status.snooze.effects.hidden'),
        t('status.snooze.effects.wakes'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <Group gap="xs" role="group" aria-label={t('status.snooze.quick')}>
        {quick.map(({ label, day }) => (
          <Button
            key={day}
            size="xs"
            variant={form.values.until === day ? 'filled' : 'default'}
            aria-pressed={form.values.until === day}
            onClick={() => form.setValue('until', day)}
          >
            {label}
          </Button>
        ))}
      </Group>
      <DateField
        label={t('status.snooze.until')}
        help={t('status.snooze.untilHelp')}
        required
        min={daysAhead(today, 1)}
        max={monthsAhead(today, 12)}
        {...form.field('until')}
      />
      <TextArea label={t('status.note')} help={t('status.noteHelp')} {...form.field('note')} />
    </StatusDialog>
  );
}
