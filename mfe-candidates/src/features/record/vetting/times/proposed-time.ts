import { shownAt } from '@muster/contracts';
import { viewerTimeZone } from '@muster/ui';
import { startTimes } from '../moment.ts';

const step = 30 * 60_000;

/** Fixes the time of an interview at one that the person proposed. */
export const proposedQuery = (startsAt: string) => ({ at: startsAt });

export interface ProposedTime {
  day: string;
  /** Null where no interview begins at such an hour. */
  clock: string | null;
}

/** The proposed time of an address as the form shows it: from the next half hour on. */
export function proposedTime(address: URLSearchParams): ProposedTime | null {
  const at = Date.parse(address.get('at') ?? '');
  if (Number.isNaN(at)) return null;
  const begins = Math.ceil(shownAt(at, viewerTimeZone()) / step) * step;
  const shown = new Date(begins).toISOString();
  const clock = shown.slice(11, 16);
  return { day: shown.slice(0, 10), clock: startTimes.includes(clock) ? clock : null };
}
