import { limits } from '../../core/limits.ts';
import { shiftDay } from './timesheet-periods.ts';

/** Returns why there can be no payroll or invoice file for these days; null if there can be one. */
export function fileDaysProblem({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): 'order' | 'tooLong' | null {
  if (to < from) return 'order';
  // The first day counts too.
  return to < shiftDay(from, limits.timesheet.fileDays) ? null : 'tooLong';
}
