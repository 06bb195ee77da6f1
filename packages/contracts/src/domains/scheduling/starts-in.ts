import { minuteMs } from '../../core/durations.ts';
import { limits } from '../../core/limits.ts';
import type { TimeWindow } from './schedule-visit.schemas.ts';

const step = limits.scheduling.grid * minuteMs;

/** Returns every quarter of an hour at which an interview fits into the proposed times. */
export function startsIn({
  windows,
  durationMin,
}: {
  windows: readonly TimeWindow[];
  durationMin: number;
}): string[] {
  return windows.flatMap(({ startsAt, endsAt }) => {
    const starts: string[] = [];
    const last = Date.parse(endsAt) - durationMin * minuteMs;
    for (let at = Date.parse(startsAt); at <= last; at += step)
      starts.push(new Date(at).toISOString());
    return starts;
  });
}
