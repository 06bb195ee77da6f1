import { restoreSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type StatusDialogProps } from './status-dialog.tsx';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

/** Restores a rejected candidate, with a reason. */
export function RestoreDialog({ candidate, onClose }: StatusDialogProps) {
  const t = useMessages();
  const notice = useStatusNotice();
  const [restore] = api.useCandidatesRestoreMutation();
  const form = useZodForm({
    schema: restoreSchema.omit({ version: true }),
    initialValues: { note: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: restore,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: (answer) => {
      notice('restore', answer);
      onClose();
    },
  });
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('status.restore.title', { name: candidate.name })}
      confirm={t('status.restore.confirm')}
      effects={[
        t('status.restore.effects.active'),
        t('status.restore.effects.mail'),
        t('status.restore.effects.applications'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('status.restore.why')}
        help={t('status.noteHelp')}
        required
        {...form.field('note')}
      />
    </StatusDialog>
  );
}
