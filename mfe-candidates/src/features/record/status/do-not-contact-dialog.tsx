import { doNotContactSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type StatusDialogProps } from './status-dialog.tsx';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

/** Stops all contact, with the candidate's own words. */
export function DoNotContactDialog({ candidate, onClose }: StatusDialogProps) {
  const t = useMessages();
  const notice = useStatusNotice();
  const [stop] = api.useCandidatesDoNotContactMutation();
  const form = useZodForm({
    schema: doNotContactSchema.omit({ version: true }),
    initialValues: { note: '' },
  });
  const saving = useFormMutation({
    form,
    mutation: stop,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: (answer) => {
      notice('do_not_contact', answer);
      onClose();
    },
  });
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('status.doNotContact.title', { name: candidate.name })}
      confirm={t('status.doNotContact.confirm')}
      danger
      effects={[
        t('status.doNotContact.effects.mails'),
        t('status.doNotContact.effects.links'),
        t('status.doNotContact.effects.applications'),
        t('status.doNotContact.effects.lists'),
        t('status.doNotContact.effects.consent'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <TextArea
        label={t('status.doNotContact.why')}
        help={t('status.noteHelp')}
        required
        {...form.field('note')}
      />
    </StatusDialog>
  );
}
