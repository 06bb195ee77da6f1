import { applicationHoldSchema } from '@muster/contracts';
import type { ApplicationRow } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DateField, DecisionForm, TextArea, formatDate, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';

/** Stops the clock of an application, until a day or until further notice. */
export function HoldModal({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const t = useWords();
  const platform = usePlatform();
  const [hold] = api.useApplicationsHoldMutation();
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
    onSaved: () => {
      platform.notify({
        kind: 'success',
        text: t('applications.hold.done', { job: row.job.title }),
      });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('applications.hold.title', { job: row.job.title })}
      subtitle={row.company.name}
      effects={[
        t('applications.hold.effects.clocks'),
        until
          ? t('applications.hold.effects.until', { date: formatDate(until) })
          : t('applications.hold.effects.stays'),
        t('applications.hold.effects.nobodyTold'),
      ]}
      keep={t('applications.hold.keep')}
      confirm={t('applications.hold.confirm')}
      summary={form.summary}
      saving={saving}
    >
      <DateField
        label={t('applications.hold.until')}
        help={t('applications.hold.untilHelp')}
        {...form.field('until')}
      />
      <TextArea label={t('applications.hold.note')} {...form.field('note')} />
    </DecisionForm>
  );
}
