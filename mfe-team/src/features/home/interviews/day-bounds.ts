import { momentIn, shiftDay } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';

/**
 * Returns the start and end of a day for the viewer; 23 or 25 hours apart when daylight saving
 * changes.
 */
export function dayBounds(day: string): { from: string; to: string } {
  const zone = viewerTimeZone();
  return { from: momentIn(day, '00:00', zone), to: momentIn(shiftDay(day, 1), '00:00', zone) };
}
