import {
  DateField,
  FieldRow,
  SegmentedField,
  SelectField,
  dayKey,
  useNow,
  viewerTimeZone,
  type BoundField,
  zoneInWords,
} from '@muster/ui';
import { useMailMessages } from './messages.ts';
import { clockTimes, type SendMoment } from './send-moment.ts';

interface ScheduleFieldsProps {
  when: BoundField<SendMoment['when']>;
  day: BoundField<string | null>;
  clock: BoundField<string | null>;
}

/** Now, or at a day and time on the sender's own clock. */
export function ScheduleFields({ when, day, clock }: ScheduleFieldsProps) {
  const t = useMailMessages();
  const today = dayKey(useNow());
  return (
    <>
      <SegmentedField<SendMoment['when']>
        label={t('moment')}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
        {...when}
      />
      {when.value === 'later' && (
        <FieldRow>
          <DateField label={t('day')} required min={today} {...day} />
          <SelectField
            label={t('clock')}
            help={t('yourZone', { zone: zoneInWords(viewerTimeZone()) })}
            required
            options={clockTimes.map((value) => ({ value, label: value }))}
            {...clock}
          />
        </FieldRow>
      )}
    </>
  );
}
