import { clientInterviewMoveSchema, startTimes, type ClientInterview } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { FormDrawer, dayKey, localTimeIn, useZodForm, viewerTimeZone } from '@muster/ui';
import { api } from '../../../api.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointmentOf, mapAppointmentPath } from './appointment-values.ts';
import { useInterviewMessages } from './messages.ts';

interface MoveDrawerProps {
  interview: ClientInterview;
  candidateTimeZone: string;
  onClose: () => void;
}

/** Changes an interview's time, place or participants. */
export function MoveDrawer({ interview, candidateTimeZone, onClose }: MoveDrawerProps) {
  const t = useInterviewMessages();
  const { notify } = usePlatform();
  const [move] = api.useClientInterviewsMoveMutation();
  const { id, hosts, place, startsAt, round, kind } = interview;
  const idsOf = (side: 'agency' | 'client') =>
    hosts.filter((host) => host.side === side).map((host) => host.id);
  const { time } = localTimeIn(viewerTimeZone(), startsAt);
  const form = useZodForm({
    schema: clientInterviewMoveSchema.omit({ version: true }),
    initialValues: {
      clientIds: idsOf('client'),
      staffIds: idsOf('agency'),
      durationMin: String(interview.durationMin),
      day: dayKey(startsAt) as string | null,
      clock: (startTimes.includes(time) ? time : null) as string | null,
      confirmHours: false as boolean,
      place: place.kind,
      placeValue: place.kind === 'platform_meeting' ? '' : (place.value ?? ''),
    },
    mapPath: mapAppointmentPath,
    prepare: appointmentOf,
  });
  const saving = useFormMutation({
    form,
    mutation: move,
    version: interview.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t('done.move') });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('form.move')}
      subtitle={round}
      cancel={t('form.cancel')}
      save={t('form.moveSave')}
      onlyChanges
      form={form}
      saving={saving}
    >
      <AppointmentFields
        applicationId={interview.applicationId}
        interviewId={id}
        kind={kind}
        candidateTimeZone={candidateTimeZone}
        presentStart={startsAt}
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
    </FormDrawer>
  );
}
