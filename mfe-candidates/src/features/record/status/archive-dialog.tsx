import { archiveSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type StatusDialogProps } from './status-dialog.tsx';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

/** Archives a candidate: hidden from lists, nothing deleted. */
export function ArchiveDialog({ candidate, onClose }: StatusDialogProps) {
  const t = useMessages();
  const notice = useStatusNotice();
  const [archive] = api.useCandidatesArchiveMutation();
  const form = useZodForm({
    schema: archiveSchema.omit({ version: true }),
    initialValues: { note: '' },
    prepare: ({ note }) => ({ note: note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: archive,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: (answer) => {
      notice('archive', answer);
      onClose();
    },
  });
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('status.archive.title', { name: candidate.name })}
      confirm={t('status.archive.confirm')}
      undoable
      effects={[
        t('status.archive.effects.lists'),
        t('status.archive.effects.keeps'),
        t('status.archive.effects.back'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea label={t('status.note')} help={t('status.noteHelp')} {...form.field('note')} />
    </StatusDialog>
  );
}
