import { Button, IconWorld, formatTime, useNow, zoneCity } from '@muster/ui';
import { useInterviewMessages } from '../messages.ts';
import classes from '../interview.module.css';

/** Time zone of all shown times, with a link to change it. */
export function ZoneBar({ timeZone, onChange }: { timeZone: string; onChange: () => void }) {
  const t = useInterviewMessages();
  const now = useNow();
  return (
    <div className={classes.zone}>
      <IconWorld size={20} aria-hidden />
      <span className={classes.zoneText}>
        <span>{t('zone.time', { city: zoneCity(timeZone) })}</span>
        <span className={classes.quiet}>
          {t('zone.nowForYou', { time: formatTime(now, { timeZone }) })}
        </span>
      </span>
      <Button size="md" variant="subtle" aria-label={t('zone.changeLabel')} onClick={onChange}>
        {t('zone.change')}
      </Button>
    </div>
  );
}
