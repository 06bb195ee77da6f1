import { dayMs, hourMs } from '../../core/durations.ts';
import { limits } from '../../core/limits.ts';
import { shownAt } from '../../core/zone-clock.ts';
import type { TimeWindow } from './schedule-visit.schemas.ts';

const { from, to } = limits.scheduling.inviteeHours;

/** Whether a time begins early in the day of whoever is in a zone, or ends late in it. */
export function isOddHour({ startsAt, endsAt }: TimeWindow, timeZone: string): boolean {
  const start = Date.parse(startsAt);
  const shown = shownAt(start, timeZone) % dayMs;
  return shown < from * hourMs || shown + Date.parse(endsAt) - start > to * hourMs;
}
