import { shiftDay } from '@muster/contracts';
import type { Placement } from './placement.model.ts';

type Terms = Pick<Placement, 'timesheetPeriod'> & Partial<Pick<Placement, 'pastPeriods'>>;

/** By which periods hours are kept: those of a contract, or the weeks of the staff. */
export const periodTermsOf = (
  placement: Terms | null,
): { period: Placement['timesheetPeriod']; pastPeriods: Placement['pastPeriods'] } =>
  placement
    ? { period: placement.timesheetPeriod, pastPeriods: placement.pastPeriods ?? [] }
    : { period: 'week', pastPeriods: [] };

/** The first day that the present period counts for, where that is still to come. */
export function countsFrom({ pastPeriods = [] }: Terms, day: string): string | null {
  const last = pastPeriods.at(-1);
  return last && last.until >= day ? shiftDay(last.until, 1) : null;
}

/**
 * Another period from the day after `until` on. One that was to count from a later day is replaced;
 * the one that holds already is kept.
 */
export function periodChanged(
  placement: Terms,
  period: Placement['timesheetPeriod'],
  { day, until }: { day: string; until: string },
): Pick<Placement, 'timesheetPeriod' | 'pastPeriods'> {
  const { pastPeriods = [], timesheetPeriod } = placement;
  const isAhead = countsFrom(placement, day) !== null;
  const before = isAhead ? pastPeriods.slice(0, -1) : pastPeriods;
  const held = (isAhead ? pastPeriods.at(-1)?.period : undefined) ?? timesheetPeriod;
  return {
    timesheetPeriod: period,
    pastPeriods: held === period ? before : [...before, { until, period: held }],
  };
}
