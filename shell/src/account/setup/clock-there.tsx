import { useNow, zoneCity, zoneName } from '@muster/ui';
import { clockText } from './clock-text.ts';
import { useMessages } from '../use-messages.ts';

type ClockThereProps = { timeZone: string; timeFormat: 'h12' | 'h24' };

/** The current time in a zone, in the chosen format. */
export function ClockThere({ timeZone, timeFormat }: ClockThereProps) {
  const t = useMessages();
  const now = useNow();
  return (
    <>
      {t('setup.clock', {
        time: clockText(timeZone, timeFormat, now),
        city: zoneCity(timeZone),
        zone: zoneName(timeZone, now),
      })}
    </>
  );
}
