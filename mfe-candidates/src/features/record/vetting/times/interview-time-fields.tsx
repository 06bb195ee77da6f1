import { limits, momentIn, vettingInterviewMinutes, type Interviewers } from '@muster/contracts';
import { InviteeHours } from '@muster/blocks';
import {
  DateField,
  FieldRow,
  MultiSelectField,
  SelectField,
  dayKey,
  useNow,
  viewerTimeZone,
  type BoundField,
  zoneInWords,
} from '@muster/ui';
import { api } from '../../../../api.ts';
import { useVettingMessages, type VettingWords } from '../messages.ts';
import { SwapProposals } from '../swap-proposals.tsx';
import { interviewStarts } from '../moment.ts';

export type TimeValues = {
  interviewerIds: string[];
  leadId: string | null;
  durationMin: string;
  day: string | null;
  clock: string | null;
  confirmHours: boolean;
};

/** Returns the chosen start; null if incomplete. */
export const startOf = ({ day, clock }: Pick<TimeValues, 'day' | 'clock'>): string | null =>
  day && clock ? momentIn(day, clock, viewerTimeZone()) : null;

/** Maps server errors to the form's fields. */
export const mapTimePath = (path: string): string =>
  path === 'startsAt' ? 'day' : path.replace(/^interviewerIds\..+$/, 'interviewerIds');

interface TimeFieldsProps {
  candidate: { id: string; name: string; timeZone: string };
  interviewId?: string;
  values: TimeValues;
  timeRequired: boolean;
  fields: {
    interviewerIds: BoundField<string[]>;
    leadId: BoundField<string | null>;
    durationMin: BoundField<string>;
    day: BoundField<string | null>;
    clock: BoundField<string | null>;
    confirmHours: BoundField<boolean>;
  };
}

/** Fields for interviewers, length and time; the least busy users come first. */
export function TimeFields(props: TimeFieldsProps) {
  const { candidate, interviewId, values, timeRequired, fields } = props;
  const t = useVettingMessages();
  const today = dayKey(useNow());
  const startsAt = startOf(values);
  const people = api.useVettingInterviewsInterviewersQuery({
    params: { id: candidate.id },
    query: {
      durationMin: Number(values.durationMin),
      ...(startsAt && { startsAt }),
      ...(interviewId && { interviewId }),
    },
  });
  const found = (people.data ?? people.currentData)?.data ?? [];
  const chosen = found.filter(({ id }) => values.interviewerIds.includes(id));
  const swap = (from: string, to: string) => {
    fields.interviewerIds.onChange(values.interviewerIds.map((id) => (id === from ? to : id)));
    if (values.leadId === from) fields.leadId.onChange(to);
  };
  return (
    <>
      <MultiSelectField
        label={t('form.interviewers')}
        required
        max={limits.vetting.interviewers}
        options={found.map((person) => ({ value: person.id, label: loadOf(person, t) }))}
        {...fields.interviewerIds}
      />
      <SelectField
        label={t('form.lead')}
        required
        options={chosen.map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.leadId}
      />
      <SelectField
        label={t('form.duration')}
        required
        options={vettingInterviewMinutes.map((minutes) => ({
          value: String(minutes),
          label: t('interviews.minutes', { count: minutes }),
        }))}
        {...fields.durationMin}
        onChange={(value: string | null) => fields.durationMin.onChange(value ?? '60')}
      />
      <FieldRow>
        <DateField
          label={t('form.day')}
          help={timeRequired ? undefined : t('form.dayHelp')}
          required={timeRequired}
          min={today}
          {...fields.day}
        />
        <SelectField
          label={t('form.clock')}
          help={t('form.zone', { zone: zoneInWords(viewerTimeZone()) })}
          required={timeRequired || values.day !== null}
          options={interviewStarts.map((value) => ({ value, label: value }))}
          {...fields.clock}
        />
      </FieldRow>
      <InviteeHours
        name={candidate.name}
        timeZone={candidate.timeZone}
        starts={startsAt ? [startsAt] : []}
        durationMin={Number(values.durationMin)}
        field={fields.confirmHours}
      />
      <SwapProposals people={found} chosenIds={values.interviewerIds} onSwap={swap} />
    </>
  );
}

const loadOf = (
  { name, interviews, standing, breakMinutes }: Interviewers['data'][number],
  t: VettingWords,
): string => {
  if (standing !== null && standing !== 'free') return t(`form.${standing}`, { name });
  return breakMinutes !== null && breakMinutes < shortBreak
    ? t('form.shortBreak', { name, count: interviews, minutes: breakMinutes })
    : t('form.load', { name, count: interviews });
};

/** Warns about breaks before an interview shorter than this, in minutes. */
const shortBreak = 30;
