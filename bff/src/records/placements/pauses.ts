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
 * What is kept of a present pause once the work goes on: its days, the last one the day before.
 * One that was to end earlier ended then; one that began today has no day.
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
