import {
  clientInterviewArrangeSchema,
  limits,
  type ApplicationRecord,
  type ClientInterviewKind,
  type ClientInterviews,
  type InterviewPlace,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, SegmentedField, TextArea, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointmentOf, mapAppointmentPath } from './appointment-values.ts';
import { useInterviewMessages } from './messages.ts';
import { nextRound } from './next-round.ts';

interface ArrangeDrawerProps {
  record: ApplicationRecord;
  interviews: ClientInterviews;
  onClose: () => void;
}

/** Schedules an interview; prefilled with the next round of the job's plan. */
export function ArrangeDrawer({ record, interviews, onClose }: ArrangeDrawerProps) {
  const t = useInterviewMessages();
  const { notify } = usePlatform();
  const [arrange] = api.useClientInterviewsArrangeMutation();
  const { mayArrange, candidateTimeZone } = interviews;
  const next = nextRound(interviews);
  const form = useZodForm({
    schema: clientInterviewArrangeSchema,
    initialValues: {
      kind: (mayArrange[0] ?? 'internal') as ClientInterviewKind,
      round: next?.name ?? '',
      clientIds: mayArrange.includes('client') ? (next?.interviewerIds ?? []) : [],
      staffIds: [] as string[],
      durationMin: String(next?.durationMin ?? limits.clientInterview.minutes),
      day: null as string | null,
      clock: null as string | null,
      confirmHours: false as boolean,
      place: 'platform_meeting' as InterviewPlace,
      placeValue: '',
      message: '',
    },
    mapPath: mapAppointmentPath,
    prepare: (values) => ({
      kind: values.kind,
      round: values.round,
      message: values.message || null,
      ...appointmentOf({
        ...values,
        clientIds: values.kind === 'client' ? values.clientIds : [],
      }),
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: arrange,
    toArgs: ({ output }) => ({ params: { id: record.id }, body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('done.arrange') });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.arrange')}
      subtitle={`${record.candidate.name}, ${record.job.title}`}
      cancel={t('form.cancel')}
      save={t('form.arrangeSave')}
      form={form}
      saving={saving}
    >
      {mayArrange.length > 1 && (
        <SegmentedField<ClientInterviewKind>
          label={t('kinds')}
          options={mayArrange.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...form.field('kind')}
        />
      )}
      <TextField label={t('form.round')} required {...form.field('round')} />
      <AppointmentFields
        applicationId={record.id}
        kind={form.values.kind}
        candidateTimeZone={candidateTimeZone}
        values={form.values}
        fields={{
          clientIds: form.field('clientIds'),
          staffIds: form.field('staffIds'),
          durationMin: form.field('durationMin'),
          day: form.field('day'),
          clock: form.field('clock'),
          confirmHours: form.field('confirmHours'),
          place: form.field('place'),
          placeValue: form.field('placeValue'),
        }}
      />
      <TextArea
        label={t('form.message')}
        help={t('form.messageHelp')}
        maxLength={limits.scheduling.message}
        {...form.field('message')}
      />
    </FormDrawer>
  );
}
