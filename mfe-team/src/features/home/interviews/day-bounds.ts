import { momentIn, shiftDay } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

/** The instants at which a day of the viewer begins and ends; 23 or 25 hours apart at clock changes. */
export function dayBounds(day: string): { from: string; to: string } {
  const zone = viewerTimeZone();
  return { from: momentIn(day, '00:00', zone), to: momentIn(shiftDay(day, 1), '00:00', zone) };
}
