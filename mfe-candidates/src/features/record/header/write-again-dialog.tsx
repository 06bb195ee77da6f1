import { notedConsentChannels, writeAgainSchema, type MailProblem } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type StatusDialogProps } from '../status/status-dialog.tsx';

interface WriteAgainDialogProps extends StatusDialogProps {
  problem: MailProblem;
}

/** Reopens the address with a reason; a candidate who unsubscribed must have agreed. */
export function WriteAgainDialog({ candidate, problem, onClose }: WriteAgainDialogProps) {
  const t = useMessages();
  const platform = usePlatform();
  const [writeAgain] = api.useCandidatesWriteAgainMutation();
  const saidSo = problem === 'unsubscribed';
  const form = useZodForm({
    schema: writeAgainSchema.omit({ version: true }),
    initialValues: {
      consent: saidSo
        ? { channel: 'staff_on_behalf' as (typeof notedConsentChannels)[number] }
        : null,
      reason: '',
    },
    prepare: (values) => ({ ...values, problem }),
  });
  const saving = useFormMutation({
    form,
    mutation: writeAgain,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('record.mailProblem.done') });
      onClose();
    },
  });
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('record.mailProblem.title', { name: candidate.name })}
      confirm={t('record.mailProblem.confirm')}
      effects={[t('record.mailProblem.effects.open'), t(`record.mailProblem.effects.${problem}`)]}
      summary={form.summary}
      saving={saving}
    >
      {saidSo && (
        <SelectField
          label={t('record.mailProblem.channel')}
          required
          options={notedConsentChannels.map((channel) => ({
            value: channel,
            label: t(`consents.channel.${channel}`),
          }))}
          {...form.field('consent.channel')}
        />
      )}
      <TextArea
        label={t(saidSo ? 'record.mailProblem.word' : 'record.mailProblem.reason')}
        help={t('status.noteHelp')}
        required
        {...form.field('reason')}
      />
    </StatusDialog>
  );
}
