import type { Pause } from '@muster/contracts';
import { addDays } from '../../db/calendar-day.ts';
import type { Placement } from './placement.model.ts';

type Rested = Pick<Placement, 'pausedFrom' | 'pausedUntil'> &
  Partial<Pick<Placement, 'pastPauses'>>;

/** Returns all pauses of a placement, the current one last; older placements stored none. */
export const pausesOf = ({ pastPauses = [], pausedFrom, pausedUntil }: Rested): Pause[] => [
  ...pastPauses.map(({ from, until }) => ({ from, until })),
  ...(pausedFrom ? [{ from: pausedFrom, until: pausedUntil }] : []),
];

/**
 * Returns the fields of a placement once its work resumes. The present pause is kept with the day
 * before as its last day, or its planned end if earlier; a pause that began today is dropped.
 */
export function pauseEnded(
  { pastPauses = [], pausedFrom, pausedUntil }: Rested,
  day: string,
): Pick<Placement, 'pausedFrom' | 'pausedUntil' | 'pastPauses'> {
  const before = addDays(day, -1);
  const until = pausedUntil && pausedUntil < before ? pausedUntil : before;
  return {
    pausedFrom: null,
    pausedUntil: null,
    pastPauses:
      pausedFrom && pausedFrom <= until
        ? [...pastPauses, { from: pausedFrom, until }]
        : [...pastPauses],
  };
}
