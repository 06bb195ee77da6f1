import { dayMs } from '../../core/durations.ts';

/** A range of days, both ends included. */
export interface ReportSpan {
  readonly from: string;
  readonly to: string;
}

/** Maximum period of a report. */
export const maxReportDays = 1_096;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the number of days in a span. */
export const spanDays = ({ from, to }: ReportSpan): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Returns the period of the same length that ends the day before. */
export function spanBefore(span: ReportSpan): ReportSpan {
  const to = shifted(span.from, -1);
  return { from: shifted(to, 1 - spanDays(span)), to };
}

/**
 * Divides a period into steps for charts: days up to two weeks, weeks that end with its last day up
 * to half a year, calendar months beyond. The steps cover each day exactly once.
 */
export function spanSteps(span: ReportSpan): ReportSpan[] {
  const days = spanDays(span);
  if (days > 184) return months(span);
  const length = days > 14 ? 7 : 1;
  const steps: ReportSpan[] = [];
  for (let { to } = span; to >= span.from; to = shifted(to, -length)) {
    const from = shifted(to, 1 - length);
    steps.unshift({ from: from < span.from ? span.from : from, to });
  }
  return steps;
}

function months({ from, to }: ReportSpan): ReportSpan[] {
  const steps: ReportSpan[] = [];
  for (let start = from; start <= to;) {
    const next = shifted(`${start.slice(0, 7)}-28`, 4);
    const after = `${next.slice(0, 7)}-01`;
    const last = shifted(after, -1);
    steps.push({ from: start, to: last < to ? last : to });
    start = after;
  }
  return steps;
}

/** Outsiders could identify individuals in groups of fewer people than this. */
export const smallNumber = 5;

/**
 * Hides small numbers of a report that leaves the agency: groups of fewer than {@link smallNumber}
 * are counted together, and omitted if even their sum is that small. The smallest other group is
 * then omitted as well, since the total would otherwise reveal the hidden number.
 */
export function suppressSmallNumbers<T extends { readonly count: number }>(
  groups: readonly T[],
): { shown: T[]; othersCount: number | null } {
  const shown = groups.filter(({ count }) => count >= smallNumber);
  const total = (rows: readonly T[]): number => rows.reduce((sum, { count }) => sum + count, 0);
  let others = total(groups) - total(shown);
  if (others > 0 && others < smallNumber && shown.length > 0) {
    const least = shown.reduce((one, other) => (other.count < one.count ? other : one));
    shown.splice(shown.indexOf(least), 1);
    others += least.count;
  }
  return { shown, othersCount: others === 0 || others >= smallNumber ? others : null };
}
