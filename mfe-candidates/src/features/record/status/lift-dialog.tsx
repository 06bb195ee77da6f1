import { liftSchema, notedConsentChannels } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type StatusDialogProps } from './status-dialog.tsx';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

/** Allows contact again; records how the candidate agreed as a consent. */
export function LiftDialog({ candidate, onClose }: StatusDialogProps) {
  const t = useMessages();
  const notice = useStatusNotice();
  const [lift] = api.useCandidatesLiftMutation();
  const form = useZodForm({
    schema: liftSchema.omit({ version: true }),
    initialValues: {
      consent: { channel: 'staff_on_behalf' as (typeof notedConsentChannels)[number] },
      note: '',
    },
    prepare: (values) => ({ ...values, note: values.note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: lift,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: (answer) => {
      notice('lift', answer);
      onClose();
    },
  });
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('status.lift.title', { name: candidate.name })}
      confirm={t('status.lift.confirm')}
      effects={[
        t('status.lift.effects.active'),
        t('status.lift.effects.mails'),
        t('status.lift.effects.applications'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('status.lift.channel')}
        help={t('status.lift.channelHelp')}
        required
        options={notedConsentChannels.map((channel) => ({
          value: channel,
          label: t(`consents.channel.${channel}`),
        }))}
        {...form.field('consent.channel')}
      />
      <TextArea label={t('status.note')} help={t('status.noteHelp')} {...form.field('note')} />
    </StatusDialog>
  );
}
