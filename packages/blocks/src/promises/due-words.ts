import { formatDate, zoneCity } from '@muster/ui';
import type { usePromiseMessages } from './messages.ts';

interface Due {
  dueOn: string;
  dueClock: string | null;
  timeZone: string;
}

/** Formats when a promise is due, on the clock of its author. */
export const dueWords = (
  t: ReturnType<typeof usePromiseMessages>,
  { dueOn, dueClock, timeZone }: Due,
): string => {
  const day = formatDate(dueOn);
  return dueClock ? t('due.clock', { day, clock: dueClock, zone: zoneCity(timeZone) }) : day;
};
