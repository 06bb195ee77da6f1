import { limits, minuteMs, shownAt } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';
import { interviewStarts } from '../moment.ts';

const step = limits.scheduling.grid * minuteMs;

/** Fixes the time of an interview at one that the person proposed. */
export const proposedQuery = (startsAt: string) => ({ at: startsAt });

export interface ProposedTime {
  day: string;
  /** Null where no interview begins at such an hour. */
  clock: string | null;
}

/** The proposed time of an address as the form shows it: from the next quarter of an hour on. */
export function proposedTime(address: URLSearchParams): ProposedTime | null {
  const at = Date.parse(address.get('at') ?? '');
  if (Number.isNaN(at)) return null;
  const begins = Math.ceil(shownAt(at, viewerTimeZone()) / step) * step;
  const shown = new Date(begins).toISOString();
  const clock = shown.slice(11, 16);
  return { day: shown.slice(0, 10), clock: interviewStarts.includes(clock) ? clock : null };
}
