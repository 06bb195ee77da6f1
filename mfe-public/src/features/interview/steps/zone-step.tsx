import { Button, TimeZoneField, formatTime, useNow } from '@muster/ui';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

interface ZoneStepProps {
  firstName: string;
  timeZone: string;
  onChange: (timeZone: string) => void;
  onNext: () => void;
}

/** Step for the person's time zone, which decides how all times are shown. */
export function ZoneStep({ firstName, timeZone, onChange, onNext }: ZoneStepProps) {
  const t = useInterviewMessages();
  const now = useNow();
  return (
    <>
      <div>
        <h1>{t('zone.title', { name: firstName })}</h1>
        <p className={classes.lead}>{t('zone.text')}</p>
      </div>
      <TimeZoneField
        label={t('zone.field')}
        required
        value={timeZone}
        onChange={(zone) => zone && onChange(zone)}
        help={t('zone.now', { time: formatTime(now, { timeZone }) })}
      />
      <div className={classes.foot}>
        <Button size="lg" fullWidth onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </>
  );
}
