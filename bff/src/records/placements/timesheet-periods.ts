import { shiftDay } from '@muster/contracts';
import type { Placement } from './placement.model.ts';

type Terms = Pick<Placement, 'timesheetPeriod'> & Partial<Pick<Placement, 'pastPeriods'>>;

/** Returns the timesheet periods that apply: those of a contract, or the weeks of the staff. */
export const periodTermsOf = (
  placement: Terms | null,
): { period: Placement['timesheetPeriod']; pastPeriods: Placement['pastPeriods'] } =>
  placement
    ? { period: placement.timesheetPeriod, pastPeriods: placement.pastPeriods ?? [] }
    : { period: 'week', pastPeriods: [] };

/** Returns the first day of the present period if it is still to come. */
export function countsFrom({ pastPeriods = [] }: Terms, day: string): string | null {
  const last = pastPeriods.at(-1);
  return last && last.until >= day ? shiftDay(last.until, 1) : null;
}

/**
 * Sets another period from the day after `until` on. A pending change of period is replaced; the
 * period that already applies is kept.
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
