import {
  clientInterviewMinutes,
  clientProposeTimesSchema,
  clientProposedPlaces,
  limits,
  type ClientCandidate,
  type ClientProposedPlace,
  type ClientScheduleRequests,
} from '@muster/contracts';
import { InviteeHours } from '@muster/blocks';
import { useFormMutation, usePlatform, useSession } from '@muster/kit';
import {
  FormDrawer,
  MultiSelectField,
  SegmentedField,
  SelectField,
  TextArea,
  TextField,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { FreeNotice } from './free-notice.tsx';
import { useTimesMessages } from './messages.ts';

interface ProposeDrawerProps {
  person: Pick<ClientCandidate, 'id' | 'name'>;
  times: ClientScheduleRequests;
  onClose: () => void;
}

const { clientInterview, scheduling } = limits;

/** Proposes times of the user's company to a candidate, who chooses one by a mailed link. */
export function ProposeDrawer({ person: { id, name }, times, onClose }: ProposeDrawerProps) {
  const t = useTimesMessages();
  const { notify } = usePlatform();
  const own = useSession()?.user.id;
  const [propose] = api.useProposeTimesMutation();
  const form = useZodForm({
    schema: clientProposeTimesSchema,
    initialValues: {
      round: t('drawer.usualRound') as string,
      durationMin: String(clientInterview.minutes),
      hostIds: times.people.flatMap((one) => (one.id === own ? [one.id] : [])),
      place: 'platform_meeting' as ClientProposedPlace,
      placeValue: '',
      offered: [] as string[],
      confirmHours: false as boolean,
      message: '',
    },
    mapPath: (path) => path.replace(/^(hostIds|offered).*/, '$1'),
    prepare: ({ place, placeValue, ...values }) => ({
      ...values,
      place,
      durationMin: Number(values.durationMin),
      placeValue: place === 'external_link' ? placeValue.trim() || null : null,
      message: values.message || null,
    }),
  });
  const { hostIds, durationMin, place } = form.values;
  const query = { durationMin: Number(durationMin), hostIds: hostIds.join(',') };
  const free = api.useFreeTimesForClientQuery(
    { params: { id }, query },
    { skip: hostIds.length === 0 },
  );
  const shown = hostIds.length > 0 ? free.currentData : undefined;
  const freeStarts = shown?.times.map(({ startsAt }) => startsAt);
  // Times chosen before the people or the length changed stay readable.
  const starts = [...new Set([...(freeStarts ?? []), ...form.values.offered])].toSorted();
  const timesToOffer = starts.map((startsAt) => {
    const there = formatDateTime(startsAt, { timeZone: times.candidateTimeZone, zone: true });
    const isGone = freeStarts !== undefined && !freeStarts.includes(startsAt);
    const label = `${formatDateTime(startsAt)} · ${there}`;
    return { value: startsAt, label: isGone ? t('drawer.notFree', { time: label }) : label };
  });
  const saving = useFormMutation({
    form,
    mutation: propose,
    toArgs: ({ output }) => ({ params: { id }, body: output }),
    onSaved: () => {
      notify({ kind: 'success', text: t('drawer.sent', { name }) });
      onClose();
    },
  });
  return (
    <FormDrawer
      onClose={onClose}
      title={t('drawer.title', { name })}
      cancel={t('drawer.cancel')}
      save={t('drawer.save')}
      form={form}
      saving={saving}
    >
      <TextField
        label={t('drawer.round')}
        required
        maxLength={clientInterview.round}
        {...form.field('round')}
      />
      <MultiSelectField
        label={t('drawer.people')}
        help={t('drawer.peopleHelp')}
        required
        max={clientInterview.hosts}
        options={times.people.map((one) => ({ value: one.id, label: one.name }))}
        {...form.field('hostIds')}
      />
      <SelectField
        label={t('drawer.duration')}
        required
        options={clientInterviewMinutes.map((count) => ({
          value: String(count),
          label: t('drawer.minutes', { count }),
        }))}
        {...form.field('durationMin')}
        onChange={(minutes) => form.setValue('durationMin', minutes ?? durationMin)}
      />
      <SegmentedField<ClientProposedPlace>
        label={t('drawer.place')}
        help={place === 'platform_meeting' ? t('drawer.roomHelp') : undefined}
        options={clientProposedPlaces.map((value) => ({
          value,
          label: t(`drawer.places.${value}`),
        }))}
        {...form.field('place')}
      />
      {place === 'external_link' && (
        <TextField label={t('drawer.link')} required {...form.field('placeValue')} />
      )}
      <FreeNotice free={shown} hosts={hostIds.length} />
      <MultiSelectField
        label={t('drawer.offered')}
        help={t('drawer.offeredHelp', { name })}
        required
        max={scheduling.offered.max}
        options={timesToOffer}
        {...form.field('offered')}
      />
      <InviteeHours
        name={name}
        timeZone={times.candidateTimeZone}
        starts={form.values.offered}
        durationMin={Number(durationMin)}
        field={form.field('confirmHours')}
      />
      <TextArea
        label={t('drawer.message', { name })}
        help={t('drawer.messageHelp')}
        maxLength={scheduling.message}
        {...form.field('message')}
      />
    </FormDrawer>
  );
}
