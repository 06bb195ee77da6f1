import { taskReassignSchema, type Task } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, SearchSelectField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useStaffOptions } from '../../../shared/use-staff-options.ts';
import { useTodayMessages } from './messages.ts';

/** Reassigns a task to a colleague. */
export function ReassignDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const t = useTodayMessages();
  const platform = usePlatform();
  const search = useStaffOptions(task.assignee?.id ?? '');
  const [reassign] = api.useTasksReassignMutation();
  const form = useZodForm({
    schema: taskReassignSchema.omit({ version: true }),
    initialValues: { assigneeId: null as string | null },
    prepare: ({ assigneeId }) => ({ assigneeId: assigneeId ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: reassign,
    version: task.version,
    toArgs: ({ output, version }) => ({ params: { id: task.id }, body: { ...output, version } }),
    onSaved: ({ assignee }) => {
      platform.notify({
        kind: 'success',
        text: t('reassign.done', { name: assignee?.name ?? '' }),
      });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('reassign.title')}
      subtitle={`${task.title} · ${task.subjectLabel}`}
      keep={t('reassign.keep')}
      confirm={t('reassign.confirm')}
      unsaved={form.dirty}
      effects={[t('reassign.effects.told'), t('reassign.effects.gone')]}
      summary={form.summary}
      saving={saving}
    >
      <SearchSelectField
        label={t('reassign.to')}
        required
        search={search}
        {...form.field('assigneeId')}
      />
    </DecisionForm>
  );
}
