import { consentBases, engageSchema } from '@muster/contracts';
import { useFormMutation } from '@muster/kit';
import { NoticeBar, SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { StatusDialog, type StatusDialogProps } from './status-dialog.tsx';
import { useStatusNotice } from '../../../shared/status/use-status-notice.ts';

/** Takes on a lead; asks for the legal basis unless the candidate agreed to be contacted. */
export function EngageDialog({ candidate, onClose }: StatusDialogProps) {
  const t = useMessages();
  const notice = useStatusNotice();
  const [engage] = api.useCandidatesEngageMutation();
  const { data } = api.useConsentsReadQuery({ params: { id: candidate.id } });
  const agreed = data?.purposes.some(
    ({ purpose, state }) => purpose === 'contact' && state === 'granted',
  );
  const form = useZodForm({
    schema: engageSchema.omit({ version: true }),
    initialValues: { basis: null as (typeof consentBases)[number] | null, note: '' },
    prepare: (values) => ({ ...values, note: values.note || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: engage,
    version: candidate.version,
    toArgs: ({ output, version }) => ({
      params: { id: candidate.id },
      body: { ...output, version },
    }),
    onSaved: (answer) => {
      notice('engage', answer);
      onClose();
    },
  });
  return (
    <StatusDialog
      candidate={candidate}
      onClose={onClose}
      title={t('status.engage.title', { name: candidate.name })}
      confirm={t('status.engage.confirm')}
      effects={[t('status.engage.effects.new'), t('status.engage.effects.list')]}
      summary={form.summary}
      saving={saving}
    >
      {agreed ? (
        <NoticeBar kind="success">{t('status.engage.agreed')}</NoticeBar>
      ) : (
        <SelectField
          label={t('status.engage.basis')}
          help={t('status.engage.basisHelp')}
          required
          options={consentBases.map((basis) => ({
            value: basis,
            label: t(`consents.basis.${basis}`),
          }))}
          {...form.field('basis')}
        />
      )}
      <TextArea label={t('status.note')} help={t('status.noteHelp')} {...form.field('note')} />
    </StatusDialog>
  );
}
