import { dayMs, hourMs } from '../../core/durations.ts';
import { limits } from '../../core/limits.ts';
import { shownAt } from '../../core/zone-clock.ts';
import type { TimeWindow } from './schedule-visit.schemas.ts';

const { from, to } = limits.scheduling.inviteeHours;

/** Checks whether a time begins early or ends late in the local day of a zone. */
export function isOddHour({ startsAt, endsAt }: TimeWindow, timeZone: string): boolean {
  const start = Date.parse(startsAt);
  const shown = shownAt(start, timeZone) % dayMs;
  return shown < from * hourMs || shown + Date.parse(endsAt) - start > to * hourMs;
}
