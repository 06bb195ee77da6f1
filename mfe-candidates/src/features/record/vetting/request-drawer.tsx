import {
  limits,
  vettingInterviewKinds,
  vettingInterviewRequestSchema,
  type CandidateRecord,
  type VettingInterview,
  type VettingInterviewKind,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { CheckboxField, FormDrawer, SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { TimeFields, mapTimePath, startOf } from './times/interview-time-fields.tsx';
import { useVettingMessages } from './messages.ts';

/** Requests an interview, with or without a time. */
export function RequestDrawer({
  candidate,
  onClose,
  onLetChoose,
}: {
  candidate: CandidateRecord;
  onClose: () => void;
  /** The interview was requested, and its candidate will choose the time. */
  onLetChoose: (interview: VettingInterview) => void;
}) {
  const t = useVettingMessages();
  const pools = candidate.pools ?? [];
  const { notify } = usePlatform();
  const [request] = api.useVettingInterviewsRequestMutation();
  const form = useZodForm({
    schema: vettingInterviewRequestSchema,
    initialValues: {
      kind: 'technical' as VettingInterviewKind,
      poolId: pools[0]?.id ?? (null as string | null),
      interviewerIds: [] as string[],
      leadId: null as string | null,
      durationMin: '60',
      day: null as string | null,
      clock: null as string | null,
      confirmHours: false as boolean,
      instructions: '',
      internalBrief: '',
      letsChoose: true,
    },
    mapPath: mapTimePath,
    prepare: (values) => ({
      kind: values.kind,
      poolId: values.poolId,
      interviewerIds: values.interviewerIds,
      leadId: values.leadId ?? values.interviewerIds[0] ?? '',
      durationMin: Number(values.durationMin),
      instructions: values.instructions || null,
      internalBrief: values.internalBrief || null,
      startsAt: startOf(values),
      confirmHours: values.confirmHours,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: request,
    toArgs: ({ output }) => ({ params: { id: candidate.id }, body: output }),
    onSaved: (interview) => {
      const { startsAt } = interview;
      notify({ kind: 'success', text: t(startsAt ? 'form.arranged' : 'form.requested') });
      onClose();
      if (!startsAt && form.values.letsChoose) onLetChoose(interview);
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.title')}
      subtitle={`${candidate.name} · ${candidate.number}`}
      cancel={t('cancel')}
      save={t(startOf(form.values) ? 'form.arrange' : 'form.save')}
      form={form}
      saving={saving}
    >
      <SelectField<VettingInterviewKind>
        label={t('form.kind')}
        required
        options={vettingInterviewKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.field('kind')}
        onChange={(kind) => form.setValue('kind', kind ?? 'technical')}
      />
      {pools.length > 0 && (
        <SelectField
          label={t('form.pool')}
          clearable
          options={pools.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('poolId')}
        />
      )}
      <TimeFields
        candidate={candidate}
        values={form.values}
        timeRequired={false}
        fields={{
          interviewerIds: form.field('interviewerIds'),
          leadId: form.field('leadId'),
          durationMin: form.field('durationMin'),
          day: form.field('day'),
          clock: form.field('clock'),
          confirmHours: form.field('confirmHours'),
        }}
      />
      {!form.values.day && (
        <CheckboxField
          label={t('link.let', { name: candidate.name })}
          help={t('link.letHelp')}
          {...form.field('letsChoose')}
        />
      )}
      <TextArea
        label={t('form.instructions')}
        help={t('form.instructionsHelp')}
        maxLength={limits.vetting.instructions}
        {...form.field('instructions')}
      />
      <TextArea
        label={t('form.brief')}
        help={t('form.briefHelp')}
        maxLength={limits.vetting.brief}
        {...form.field('internalBrief')}
      />
    </FormDrawer>
  );
}
