import {
  applicationScheduleInviteSchema,
  clientInterviewMinutes,
  limits,
  type ApplicationRecord,
  type ApplicationScheduleRequest,
  type ClientInterviewKind,
  type ClientInterviews,
} from '@muster/contracts';
import { ChooseFields, choiceOf, usualChoice } from '@muster/blocks';
import { ReadProblem, useFormMutation, usePlatform } from '@muster/kit';
import {
  FormDrawer,
  MultiSelectField,
  SegmentedField,
  SelectField,
  TextField,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { mapAppointmentPath } from './appointment-values.ts';
import { useInterviewMessages } from './messages.ts';
import { nextRound } from './next-round.ts';

interface ChooseDrawerProps {
  record: ApplicationRecord;
  interviews: ClientInterviews;
  /** Expired or closed link to be sent again. */
  former?: ApplicationScheduleRequest | null;
  onClose: () => void;
}

/** Sends the candidate a link with the times at which all interviewers are free. */
export function ChooseDrawer({ record, interviews, former = null, onClose }: ChooseDrawerProps) {
  const t = useInterviewMessages();
  const { notify } = usePlatform();
  const { name } = record.candidate;
  const [invite] = api.useApplicationScheduleInviteMutation();
  const people = api.useClientInterviewsPeopleQuery({ params: { id: record.id }, query: {} });
  const hosts = people.data?.data ?? [];
  const form = useZodForm({
    schema: applicationScheduleInviteSchema,
    initialValues: beginning(interviews, former),
    mapPath: mapAppointmentPath,
    prepare: (values) => ({
      ...choiceOf(values),
      kind: values.kind,
      round: values.round,
      durationMin: Number(values.durationMin),
      hostIds: chosen(values),
    }),
  });
  const { values } = form;
  const hostIds = chosen(values);
  const saving = useFormMutation({
    form,
    mutation: invite,
    toArgs: ({ output }) => ({ params: { id: record.id }, body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('link.sent', { name }) });
      onClose();
    },
  });
  const { hostRule, noticeHours, horizonDays } = choiceOf(values);
  const free = api.useApplicationScheduleFreeTimesQuery(
    {
      params: { id: record.id },
      query: {
        hostRule,
        noticeHours,
        horizonDays,
        durationMin: Number(values.durationMin),
        hostIds: hostIds.join(','),
      },
    },
    { skip: hostIds.length === 0 },
  );
  const optionsOf = (side: 'agency' | 'client') =>
    hosts.filter((one) => one.side === side).map((one) => ({ value: one.id, label: one.name }));
  return (
    <FormDrawer
      onClose={onClose}
      title={t('link.title', { name })}
      subtitle={record.job.title}
      cancel={t('form.cancel')}
      save={t('link.send')}
      form={form}
      saving={saving}
    >
      {interviews.mayArrange.length > 1 && (
        <SegmentedField<ClientInterviewKind>
          label={t('kinds')}
          options={interviews.mayArrange.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...form.field('kind')}
        />
      )}
      <TextField label={t('form.round')} required {...form.field('round')} />
      <ReadProblem query={people} what={t('form.people')} />
      {values.kind === 'client' && (
        <MultiSelectField
          label={t('form.client')}
          max={limits.clientInterview.hosts}
          options={optionsOf('client')}
          {...form.field('clientIds')}
        />
      )}
      <MultiSelectField
        label={t('form.staff')}
        required={values.kind === 'internal'}
        max={limits.clientInterview.hosts}
        options={optionsOf('agency')}
        {...form.field('staffIds')}
      />
      <SelectField
        label={t('form.duration')}
        required
        options={clientInterviewMinutes.map((count) => ({
          value: String(count),
          label: t('form.minutes', { count }),
        }))}
        {...form.field('durationMin')}
        onChange={(minutes) => form.setValue('durationMin', minutes ?? values.durationMin)}
      />
      <ChooseFields
        name={name}
        timeZone={interviews.candidateTimeZone}
        durationMin={Number(values.durationMin)}
        hosts={hostIds.length}
        values={values}
        fields={{
          hostRule: form.field('hostRule'),
          noticeHours: form.field('noticeHours'),
          horizonDays: form.field('horizonDays'),
          place: form.field('place'),
          placeValue: form.field('placeValue'),
          message: form.field('message'),
          offered: form.field('offered'),
          confirmHours: form.field('confirmHours'),
        }}
        free={hostIds.length > 0 ? free.currentData : undefined}
      />
    </FormDrawer>
  );
}

/** Returns the next round of the job's plan, or the former link's values. */
function beginning(interviews: ClientInterviews, former: ApplicationScheduleRequest | null) {
  const { mayArrange } = interviews;
  const next = nextRound(interviews);
  const kind = mayArrange.find((one) => one === former?.kind) ?? mayArrange[0] ?? 'internal';
  const idsOf = (side: 'agency' | 'client') =>
    former?.hosts.filter((host) => host.side === side).map(({ id }) => id);
  return {
    ...usualChoice(),
    ...(former && {
      hostRule: former.hostRule,
      place: former.place,
      placeValue: former.placeValue ?? '',
      noticeHours: String(former.noticeHours),
      horizonDays: String(former.horizonDays),
      message: former.message ?? '',
    }),
    kind: kind as ClientInterviewKind,
    round: former?.round ?? next?.name ?? '',
    durationMin: String(former?.durationMin ?? next?.durationMin ?? limits.clientInterview.minutes),
    clientIds: idsOf('client') ?? (kind === 'client' ? (next?.interviewerIds ?? []) : []),
    staffIds: idsOf('agency') ?? ([] as string[]),
  };
}

const chosen = (values: {
  kind: ClientInterviewKind;
  clientIds: readonly string[];
  staffIds: readonly string[];
}): string[] => [...(values.kind === 'client' ? values.clientIds : []), ...values.staffIds];
