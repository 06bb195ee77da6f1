import { shiftWeek, type HostHours } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, NoticeBar, useNow, zoneCity } from '@muster/ui';
import { useState } from 'react';
import { useAvailabilityUpdateMutation } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

/** Asks after a time zone change whether hours keep their clock time or their moments. */
export function ZoneChange({ hours, setIn }: { hours: HostHours; setIn: string }) {
  const t = useCalendarMessages();
  const { notify } = usePlatform();
  const [update, { isLoading }] = useAvailabilityUpdateMutation();
  // On a conflict, the hours stay as they are then.
  const [isDone, setDone] = useState(false);
  const now = new Date(useNow());
  const { weekly, overrides, bufferBeforeMin, bufferAfterMin, version, timeZone } = hours;
  if (isDone) return null;
  const shifted = shiftWeek(weekly, setIn, timeZone, now);
  const inWords = ([first]: HostHours['weekly']) => (first ? `${first.from} – ${first.to}` : '–');
  async function save(hoursOfWeek: HostHours['weekly']) {
    const body = { overrides, bufferBeforeMin, bufferAfterMin, version, weekly: hoursOfWeek };
    const { error } = await update({ body });
    if (error) notify({ kind: 'error', text: errorText(error) });
    else {
      setDone(true);
      notify({ kind: 'success', text: t('hours.saved') });
    }
  }
  return (
    <div className={classes.zoneChange}>
      <NoticeBar kind="warning">
        {t('hours.zone.text', { from: zoneCity(setIn), to: zoneCity(timeZone) })}
      </NoticeBar>
      <div className={classes.choices}>
        <Button size="xs" variant="default" disabled={isLoading} onClick={() => void save(weekly)}>
          {t('hours.zone.keep', { hours: inWords(weekly) })}
        </Button>
        <Button size="xs" variant="default" disabled={isLoading} onClick={() => void save(shifted)}>
          {t('hours.zone.shift', { hours: inWords(shifted) })}
        </Button>
      </div>
    </div>
  );
}
