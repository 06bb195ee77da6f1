import { dayMs } from '@muster/contracts';
import { dayKey } from '@muster/ui';
import type { JobRow } from './job-row.ts';

/** Where the search still runs; a filled or closed job does not grow older. */
const searching: readonly JobRow['status'][] = ['pending_review', 'open', 'on_hold'];

/** How many calendar days of the viewer a search has been running; null when none is. */
export function daysOpen(
  { status, openedDate }: Pick<JobRow, 'status' | 'openedDate'>,
  now: number,
): number | null {
  if (openedDate === null || !searching.includes(status)) return null;
  // Two calendar days, both at midnight UTC: summer time does not make a day shorter.
  return Math.max(0, Math.round((Date.parse(dayKey(now)) - Date.parse(openedDate)) / dayMs));
}
