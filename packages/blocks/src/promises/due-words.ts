import { formatDate, zoneCity } from '@muster/ui';
import type { usePromiseMessages } from './messages.ts';

interface Due {
  dueOn: string;
  dueClock: string | null;
  timeZone: string;
}

/** When a promise is due, on the clock of who made it. */
export const dueWords = (
  t: ReturnType<typeof usePromiseMessages>,
  { dueOn, dueClock, timeZone }: Due,
): string => {
  const day = formatDate(dueOn);
  return dueClock ? t('due.clock', { day, clock: dueClock, zone: zoneCity(timeZone) }) : day;
};
