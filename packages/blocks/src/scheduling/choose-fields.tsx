import {
  hostRules,
  interviewPlaces,
  limits,
  type HostRule,
  type TimeWindow,
} from '@muster/contracts';
import {
  FieldRow,
  MultiSelectField,
  NoticeBar,
  SegmentedField,
  SelectField,
  TextArea,
  TextField,
  formatDateTime,
  type BoundField,
} from '@muster/ui';
import { hasPlaceValue, type ChooseValues } from './choose-values.ts';
import { InviteeHours } from './invitee-hours.tsx';
import { useChooseMessages } from './messages.ts';

const { scheduling: max } = limits;
const notices = [2, 12, 24, 48] as const;
const horizons = [7, 14, 30, 60] as const;

export interface ChooseFieldsProps {
  /** Name of the person who chooses. */
  name: string;
  /** Time zone of that person. */
  timeZone: string;
  durationMin: number;
  /** Number of hosts of the interview. */
  hosts: number;
  values: ChooseValues;
  fields: { [Key in keyof ChooseValues]: BoundField<ChooseValues[Key]> };
  /** The free times by these rules; undefined while unknown. */
  free: { times: readonly TimeWindow[]; nearest: string | null } | undefined;
}

/** The times offered to a person, the place, and the text that goes with it. */
export function ChooseFields(props: ChooseFieldsProps) {
  const { name, timeZone, durationMin, hosts, values, fields, free } = props;
  const t = useChooseMessages();
  return (
    <>
      {hosts > 1 && (
        <SegmentedField<HostRule>
          label={t('hostRule')}
          options={hostRules.map((value) => ({ value, label: t(`hostRules.${value}`) }))}
          {...fields.hostRule}
        />
      )}
      <SelectField
        label={t('place')}
        help={placeHelp(values.place, name, t)}
        required
        options={interviewPlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
        {...fields.place}
        onChange={(place) =>
          fields.place.onChange(interviewPlaces.find((one) => one === place) ?? values.place)
        }
      />
      {hasPlaceValue(values.place) && (
        <TextField label={t(`placeValue.${values.place}`)} required {...fields.placeValue} />
      )}
      <FieldRow>
        <SelectField
          label={t('notice')}
          required
          options={notices.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
          {...fields.noticeHours}
          onChange={(hours) => fields.noticeHours.onChange(hours ?? values.noticeHours)}
        />
        <SelectField
          label={t('horizon')}
          required
          options={horizons.map((count) => ({ value: String(count), label: t('days', { count }) }))}
          {...fields.horizonDays}
          onChange={(days) => fields.horizonDays.onChange(days ?? values.horizonDays)}
        />
      </FieldRow>
      {hosts > 0 && <FreeTimes free={free} />}
      <MultiSelectField
        label={t('offered')}
        help={t('offeredHelp', { name })}
        max={max.offered.max}
        options={(free?.times ?? []).map(({ startsAt }) => ({
          value: startsAt,
          label: formatDateTime(startsAt),
        }))}
        {...fields.offered}
      />
      <InviteeHours
        name={name}
        timeZone={timeZone}
        starts={values.offered}
        durationMin={durationMin}
        field={fields.confirmHours}
      />
      <TextArea label={t('message')} maxLength={max.message} {...fields.message} />
    </>
  );
}

function placeHelp(
  place: ChooseValues['place'],
  name: string,
  t: ReturnType<typeof useChooseMessages>,
): string | undefined {
  if (place === 'phone') return t('phoneHelp', { name });
  return place === 'platform_meeting' ? t('roomHelp') : undefined;
}

/** The number of times the person would see. */
function FreeTimes({ free }: Pick<ChooseFieldsProps, 'free'>) {
  const t = useChooseMessages();
  if (!free) return <NoticeBar kind="quiet">{t('looking')}</NoticeBar>;
  const [first] = free.times;
  if (first)
    return (
      <NoticeBar kind="quiet">
        {t('free', { count: free.times.length, first: formatDateTime(first.startsAt) })}
      </NoticeBar>
    );
  return (
    <NoticeBar kind="warning">
      {t('none')} {free.nearest && t('nearest', { when: formatDateTime(free.nearest) })}
    </NoticeBar>
  );
}
