import {
  hostRules,
  limits,
  meetingPlaces,
  scheduleInviteSchema,
  type CandidateRecord,
  type HostRule,
  type MeetingPlace,
  type VettingInterview,
} from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  FieldRow,
  FormDrawer,
  MultiSelectField,
  NoticeBar,
  SegmentedField,
  SelectField,
  TextArea,
  TextField,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useVettingMessages } from './messages.ts';

const { scheduling: max } = limits;
const notices = [2, 12, 24, 48] as const;
const horizons = [7, 14, 30, 60] as const;

interface ChooseLinkDrawerProps {
  candidate: CandidateRecord;
  interview: VettingInterview;
  onClose: () => void;
}

/** Sends the person of an interview a link with the free times of its interviewers. */
export function ChooseLinkDrawer({ candidate, interview, onClose }: ChooseLinkDrawerProps) {
  const t = useVettingMessages();
  const { notify } = usePlatform();
  const { id, interviewers, kind, version: seen } = interview;
  const { name } = candidate;
  const [invite] = api.useScheduleRequestsInviteMutation();
  const form = useZodForm({
    schema: scheduleInviteSchema,
    initialValues: {
      hostRule: 'all' as HostRule,
      noticeHours: String(max.noticeHours.usual),
      horizonDays: String(max.horizonDays.usual),
      place: 'external_link' as MeetingPlace,
      placeValue: '',
      message: '',
      offered: [] as string[],
    },
    prepare: (values) => ({
      ...values,
      version: seen,
      noticeHours: Number(values.noticeHours),
      horizonDays: Number(values.horizonDays),
      placeValue: values.place === 'phone' ? null : values.placeValue || null,
      message: values.message || null,
    }),
  });
  const { values } = form;
  const saving = useFormMutation({
    form,
    mutation: invite,
    version: seen,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: () => {
      notify({ kind: 'success', text: t('link.sent', { name }) });
      onClose();
    },
  });
  const free = api.useScheduleRequestsFreeTimesQuery({
    params: { id },
    query: {
      hostRule: values.hostRule,
      noticeHours: Number(values.noticeHours),
      horizonDays: Number(values.horizonDays),
    },
  });
  const times = free.currentData?.times ?? [];
  return (
    <FormDrawer
      onClose={onClose}
      title={t('link.title', { name })}
      subtitle={t(`kind.${kind}`)}
      cancel={t('cancel')}
      save={t('link.send')}
      form={form}
      saving={saving}
    >
      {interviewers.length > 1 && (
        <SegmentedField<HostRule>
          label={t('link.hostRule')}
          options={hostRules.map((value) => ({ value, label: t(`link.hostRules.${value}`) }))}
          {...form.field('hostRule')}
        />
      )}
      <SegmentedField<MeetingPlace>
        label={t('link.place')}
        help={values.place === 'phone' ? t('link.phoneHelp', { name }) : undefined}
        options={meetingPlaces.map((value) => ({ value, label: t(`link.places.${value}`) }))}
        {...form.field('place')}
      />
      {values.place !== 'phone' && (
        <TextField
          label={t(`link.placeValue.${values.place}`)}
          required
          {...form.field('placeValue')}
        />
      )}
      <FieldRow>
        <SelectField
          label={t('link.notice')}
          required
          options={notices.map((count) => ({
            value: String(count),
            label: t('link.hours', { count }),
          }))}
          {...form.field('noticeHours')}
          onChange={(hours) => form.setValue('noticeHours', hours ?? '12')}
        />
        <SelectField
          label={t('link.horizon')}
          required
          options={horizons.map((count) => ({
            value: String(count),
            label: t('link.days', { count }),
          }))}
          {...form.field('horizonDays')}
          onChange={(days) => form.setValue('horizonDays', days ?? '14')}
        />
      </FieldRow>
      <FreeTimes
        isKnown={free.currentData !== undefined}
        count={times.length}
        first={times[0]?.startsAt ?? null}
        nearest={free.currentData?.nearest ?? null}
      />
      <MultiSelectField
        label={t('link.offered')}
        help={t('link.offeredHelp', { name })}
        max={max.offered.max}
        options={times.map(({ startsAt }) => ({
          value: startsAt,
          label: formatDateTime(startsAt),
        }))}
        {...form.field('offered')}
      />
      <TextArea label={t('link.message')} maxLength={max.message} {...form.field('message')} />
    </FormDrawer>
  );
}

interface FreeTimesProps {
  isKnown: boolean;
  count: number;
  first: string | null;
  nearest: string | null;
}

/** How many times the person would see. */
function FreeTimes({ isKnown, count, first, nearest }: FreeTimesProps) {
  const t = useVettingMessages();
  if (!isKnown) return <NoticeBar kind="quiet">{t('link.looking')}</NoticeBar>;
  if (first)
    return (
      <NoticeBar kind="quiet">{t('link.free', { count, first: formatDateTime(first) })}</NoticeBar>
    );
  return (
    <NoticeBar kind="warning">
      {t('link.none')} {nearest && t('link.nearest', { when: formatDateTime(nearest) })}
    </NoticeBar>
  );
}
