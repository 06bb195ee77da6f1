import {
  clientInterviewMinutes,
  limits,
  interviewPlaces,
  startTimes,
  type ClientInterviewKind,
  type ClientInterviewPeople,
  type InterviewPlace,
} from '@muster/contracts';
import { InviteeHours } from '@muster/blocks';
import { ReadProblem } from '@muster/kit';
import {
  DateField,
  FieldRow,
  MultiSelectField,
  NoticeBar,
  SelectField,
  TextField,
  dayKey,
  formatDateTime,
  localTimeIn,
  useNow,
  viewerTimeZone,
  zoneCity,
  type BoundField,
  zoneInWords,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { startOf, type AppointmentValues } from './appointment-values.ts';
import classes from './interviews.module.css';
import { useInterviewMessages } from './messages.ts';

interface AppointmentFieldsProps {
  applicationId: string;
  /** Interview being changed; it does not conflict with itself. */
  interviewId?: string;
  kind: ClientInterviewKind;
  candidateTimeZone: string;
  /** Current time of an interview being changed, which needs no new confirmation. */
  presentStart?: string;
  values: AppointmentValues;
  fields: {
    clientIds: BoundField<string[]>;
    staffIds: BoundField<string[]>;
    durationMin: BoundField<string>;
    day: BoundField<string | null>;
    clock: BoundField<string | null>;
    confirmHours: BoundField<boolean>;
    place: BoundField<InterviewPlace>;
    placeValue: BoundField<string>;
  };
}

/** Fields for time, participants and place, with conflicts and each participant's local time. */
export function AppointmentFields(props: AppointmentFieldsProps) {
  const { applicationId, interviewId, kind, candidateTimeZone, values, fields } = props;
  const t = useInterviewMessages();
  const startsAt = startOf(values);
  const query = api.useClientInterviewsPeopleQuery({
    params: { id: applicationId },
    query: {
      durationMin: Number(values.durationMin),
      ...(startsAt && { startsAt }),
      ...(interviewId && { interviewId }),
    },
  });
  const found = query.data;
  const people = found?.data ?? [];
  const optionsOf = (side: 'agency' | 'client') =>
    people
      .filter((one) => one.side === side)
      .map(({ id, name, isFree, isFull }) => ({
        value: id,
        label: labelOf({ name, isFree, isFull }, t),
      }));
  const chosen = people.filter(
    ({ id }) => values.clientIds.includes(id) || values.staffIds.includes(id),
  );
  const { hosts } = limits.clientInterview;
  return (
    <>
      <ReadProblem query={query} what={t('form.people')} />
      {kind === 'client' && (
        <MultiSelectField
          label={t('form.client')}
          max={hosts}
          options={optionsOf('client')}
          {...fields.clientIds}
        />
      )}
      <MultiSelectField
        label={t('form.staff')}
        required={kind === 'internal'}
        max={hosts}
        options={optionsOf('agency')}
        {...fields.staffIds}
      />
      <SelectField
        label={t('form.duration')}
        required
        options={clientInterviewMinutes.map((count) => ({
          value: String(count),
          label: t('form.minutes', { count }),
        }))}
        {...fields.durationMin}
        onChange={(value: string | null) =>
          fields.durationMin.onChange(value ?? String(limits.clientInterview.minutes))
        }
      />
      <FieldRow>
        <DateField label={t('form.day')} required min={dayKey(useNow())} {...fields.day} />
        <SelectField
          label={t('form.clock')}
          help={t('form.zone', { zone: zoneInWords(viewerTimeZone()) })}
          required
          options={startTimes.map((value) => ({ value, label: value }))}
          {...fields.clock}
        />
      </FieldRow>
      {found?.candidateIsFree === false && (
        <NoticeBar kind="warning">{t('form.candidateBusy')}</NoticeBar>
      )}
      {startsAt && (
        <Clocks startsAt={startsAt} candidateTimeZone={candidateTimeZone} people={chosen} />
      )}
      <InviteeHours
        name={t('form.theCandidate')}
        timeZone={candidateTimeZone}
        starts={startsAt && startsAt !== props.presentStart ? [startsAt] : []}
        durationMin={Number(values.durationMin)}
        field={fields.confirmHours}
      />
      <SelectField
        label={t('form.place')}
        required
        options={interviewPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
        {...fields.place}
        onChange={(place) =>
          fields.place.onChange(interviewPlaces.find((one) => one === place) ?? values.place)
        }
      />
      {values.place !== 'platform_meeting' && (
        <TextField
          label={t(`placeValue.${values.place}`)}
          required={values.place !== 'phone'}
          {...fields.placeValue}
        />
      )}
    </>
  );
}

const labelOf = (
  {
    name,
    isFree,
    isFull,
  }: Pick<ClientInterviewPeople['data'][number], 'name' | 'isFree' | 'isFull'>,
  t: ReturnType<typeof useInterviewMessages>,
): string => {
  if (isFree === false) return t('form.busy', { name });
  return isFull ? t('form.full', { name }) : name;
};

interface ClocksProps {
  startsAt: string;
  candidateTimeZone: string;
  people: ClientInterviewPeople['data'];
}

/** The local time of each participant; night hours are flagged. */
function Clocks({ startsAt, candidateTimeZone, people }: ClocksProps) {
  const t = useInterviewMessages();
  const rows = [
    { id: 'candidate', name: t('form.candidate'), timeZone: candidateTimeZone },
    ...people,
  ];
  return (
    <section aria-label={t('form.clocks')} className={classes.clocks}>
      <h3>{t('form.clocks')}</h3>
      <ul>
        {rows.map(({ id, name, timeZone }) => (
          <li key={id}>
            <span>{name}</span>
            <span>
              {formatDateTime(startsAt, { timeZone, zone: false })}, {zoneCity(timeZone)}
            </span>
            {localTimeIn(timeZone, startsAt).night && (
              <strong className={classes.warning}>{t('form.outside')}</strong>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
