import { startTimes } from '@muster/contracts';
import { Button, DateField, FieldRow, SelectField, fieldErrorText } from '@muster/ui';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

/** Time proposed by the person, possibly incomplete. */
export interface OwnTime {
  key: number;
  day: string | null;
  from: string | null;
  to: string | null;
}
export const emptyTime = (key: number): OwnTime => ({ key, day: null, from: null, to: null });

const clocks = startTimes.map((clock) => ({ value: clock, label: clock }));

interface OwnTimeFieldsProps {
  n: number;
  time: OwnTime;
  today: string;
  /** Whether sending was tried, so that missing values are marked. */
  isRefused: boolean;
  /** Server error about it. */
  refusal: string | undefined;
  onChange: (change: Partial<OwnTime>) => void;
  /** Null at the minimum number. */
  onRemove: (() => void) | null;
}

/** Fields for day, start and end of one proposed time. */
export function OwnTimeFields(props: OwnTimeFieldsProps) {
  const { n, time, today, isRefused, refusal, onChange, onRemove } = props;
  const t = useInterviewMessages();
  const missing = (value: string | null) =>
    isRefused && !value ? fieldErrorText({ code: 'REQUIRED' }) : undefined;
  const isTurned = time.from !== null && time.to !== null && time.from >= time.to;
  return (
    <fieldset data-list-item className={classes.window}>
      <legend>{t('propose.window', { n })}</legend>
      <DateField
        label={t('propose.day')}
        required
        min={today}
        value={time.day}
        onChange={(day) => onChange({ day })}
        error={missing(time.day) ?? refusal}
      />
      <FieldRow>
        <SelectField
          label={t('propose.from')}
          required
          options={clocks}
          value={time.from}
          onChange={(from) => onChange({ from })}
          error={missing(time.from)}
        />
        <SelectField
          label={t('propose.to')}
          required
          options={clocks}
          value={time.to}
          onChange={(to) => onChange({ to })}
          error={missing(time.to) ?? (isRefused && isTurned ? t('propose.turned') : undefined)}
        />
      </FieldRow>
      {onRemove && (
        <div className={classes.buttons}>
          <Button size="md" variant="subtle" onClick={onRemove}>
            {t('propose.remove', { n })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
