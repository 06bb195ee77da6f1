import { shiftDay, type DaySpan } from '../timesheets/timesheet-periods.ts';

/** An evaluation period with its name. */
export interface EvaluationCycle extends DaySpan {
  readonly label: string;
}

/** Adds months to a day; if the target month is shorter, returns its last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** Returns `2026 H1`, `2026 Q3` or `2026`, by the middle of the span. */
function labelOf({ start, end }: DaySpan, months: number): string {
  const middle = new Date((Date.parse(start) + Date.parse(end)) / 2);
  const [year, month] = [middle.getUTCFullYear(), middle.getUTCMonth()];
  if (months >= 12) return String(year);
  return months >= 6
    ? `${year} H${Math.floor(month / 6) + 1}`
    : `${year} Q${Math.floor(month / 3) + 1}`;
}

/**
 * Returns the next cycle after an evaluation that ended the day before `from`: the latest one that
 * ends by `until`, or else the first.
 */
export function evaluationCycleFrom(from: string, months: number, until: string): EvaluationCycle {
  let start = from;
  let end = shiftDay(addMonths(start, months), -1);
  for (;;) {
    const next = shiftDay(end, 1);
    const nextEnd = shiftDay(addMonths(next, months), -1);
    if (nextEnd > until) break;
    start = next;
    end = nextEnd;
  }
  return { start, end, label: labelOf({ start, end }, months) };
}
