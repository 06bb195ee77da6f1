import {
  consentBases,
  consentPurposes,
  consentRecordSchema,
  consentTextVersion,
  limits,
  notedConsentChannels,
  type CandidateRecord,
  type ConsentPurpose,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  EffectList,
  SegmentedField,
  SelectField,
  TextArea,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

/** Records a consent or refusal: to whom, how, and for which text. */
export function RecordConsentDialog({
  candidate,
  onClose,
}: {
  candidate: CandidateRecord;
  onClose: () => void;
}) {
  const t = useMessages();
  const platform = usePlatform();
  const [record] = api.useConsentsRecordMutation();
  const form = useZodForm({
    schema: consentRecordSchema,
    initialValues: {
      purpose: null as ConsentPurpose | null,
      answer: 'granted' as 'granted' | 'refused',
      basis: 'consent' as (typeof consentBases)[number],
      channel: 'staff_on_behalf' as (typeof notedConsentChannels)[number],
      textVersion: consentTextVersion as string,
      note: '',
    },
    prepare: ({ answer, note, ...rest }) => ({
      ...rest,
      granted: answer === 'granted',
      note: note || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: record,
    toArgs: ({ output }) => ({ params: { id: candidate.id }, body: output }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('consents.form.done') });
      onClose();
    },
  });
  const granted = form.values.answer === 'granted';
  return (
    <DecisionForm
      onClose={onClose}
      title={t('consents.form.title', { name: candidate.name })}
      subtitle={candidate.number}
      effects={null}
      keep={t('consents.form.keep')}
      confirm={t('consents.form.confirm')}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('consents.form.purpose')}
        required
        options={consentPurposes.map((purpose) => ({
          value: purpose,
          label: t(`consents.purpose.${purpose}`),
        }))}
        {...form.field('purpose')}
      />
      <SegmentedField
        label={t('consents.form.answer')}
        options={[
          { value: 'granted', label: t('consents.granted') },
          { value: 'refused', label: t('consents.refused') },
        ]}
        {...form.field('answer')}
      />
      <SelectField
        label={t('consents.form.channel')}
        required
        options={notedConsentChannels.map((channel) => ({
          value: channel,
          label: t(`consents.channel.${channel}`),
        }))}
        {...form.field('channel')}
      />
      <SelectField
        label={t('consents.form.basis')}
        required
        options={consentBases.map((basis) => ({
          value: basis,
          label: t(`consents.basis.${basis}`),
        }))}
        {...form.field('basis')}
      />
      <TextField label={t('consents.form.textVersion')} required {...form.field('textVersion')} />
      <TextArea
        label={t('consents.form.note')}
        help={t('consents.form.noteHelp')}
        {...form.field('note')}
      />
      <EffectList
        items={[
          { id: 'counts', text: t('consents.form.effects.counts') },
          granted
            ? {
                id: 'expires',
                text: t('consents.form.effects.expires', { count: limits.consent.months }),
              }
            : { id: 'refusal', text: t('consents.form.effects.refusal') },
        ]}
      />
    </DecisionForm>
  );
}
