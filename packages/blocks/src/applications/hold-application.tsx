import { applicationHoldSchema, type ApplicationRow } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DateField, DecisionForm, TextArea, formatDate, useZodForm } from '@muster/ui';
import {
  useApplicationsHoldMutation,
  useApplicationsUndoMoveMutation,
} from './applications-context.tsx';
import { useApplicationBlockMessages } from './messages.ts';

interface HoldApplicationProps {
  row: ApplicationRow;
  /** The candidate's name. */
  name: string;
  onClose: () => void;
}

/** Pauses the clock of an application, until a day or until further notice. */
export function HoldApplication({ row, name, onClose }: HoldApplicationProps) {
  const t = useApplicationBlockMessages();
  const platform = usePlatform();
  const [hold] = useApplicationsHoldMutation();
  const [undoMove] = useApplicationsUndoMoveMutation();
  const form = useZodForm({
    schema: applicationHoldSchema.omit({ version: true }),
    initialValues: { until: null as string | null, note: '' as string | null },
  });
  const { until } = form.values;
  const saving = useFormMutation({
    form,
    mutation: hold,
    version: row.version,
    toArgs: ({ output, version }) => ({
      params: { id: row.id },
      body: { until: output.until, note: output.note || null, version },
    }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t('hold.done', { job: row.job.title }),
        undo: async () => {
          await undoMove({ params: { id: row.id }, body: { version } }).unwrap();
        },
      });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('hold.title', { job: row.job.title })}
      subtitle={row.company.name}
      keep={t('hold.keep')}
      confirm={t('hold.confirm')}
      effects={[
        t('hold.effects.clock'),
        ...(until ? [t('hold.effects.until', { date: formatDate(until) })] : []),
        t('hold.effects.stays', { name, stage: row.stage.name }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <DateField label={t('hold.until')} help={t('hold.untilHelp')} {...form.field('until')} />
      <TextArea label={t('hold.note')} {...form.field('note')} />
    </DecisionForm>
  );
}
