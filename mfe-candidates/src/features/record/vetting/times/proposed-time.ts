import { limits, minuteMs, shownAt } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';
import { interviewStarts } from '../moment.ts';

const step = limits.scheduling.grid * minuteMs;

/** Query that sets an interview's time to one that the candidate proposed. */
export const proposedQuery = (startsAt: string) => ({ at: startsAt });

export interface ProposedTime {
  day: string;
  /** Null if no interview begins at such an hour. */
  clock: string | null;
}

/** Returns the proposed time from the address in form values: at the next quarter of an hour. */
export function proposedTime(address: URLSearchParams): ProposedTime | null {
  const at = Date.parse(address.get('at') ?? '');
  if (Number.isNaN(at)) return null;
  const begins = Math.ceil(shownAt(at, viewerTimeZone()) / step) * step;
  const shown = new Date(begins).toISOString();
  const clock = shown.slice(11, 16);
  return { day: shown.slice(0, 10), clock: interviewStarts.includes(clock) ? clock : null };
}
