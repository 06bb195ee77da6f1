import { dayMs } from '@muster/contracts';
import { dayKey } from '@muster/ui';
import type { JobRow } from './job-row.ts';

/** States in which the search runs; a filled or closed job does not age. */
const searching: readonly JobRow['status'][] = ['pending_review', 'open', 'on_hold'];

/** Returns how many calendar days of the viewer a search has been running; null if it is not. */
export function daysOpen(
  { status, openedDate }: Pick<JobRow, 'status' | 'openedDate'>,
  now: number,
): number | null {
  if (openedDate === null || !searching.includes(status)) return null;
  // Both days at midnight UTC, so that daylight saving does not shorten a day.
  return Math.max(0, Math.round((Date.parse(dayKey(now)) - Date.parse(openedDate)) / dayMs));
}
