import { thisMonth, type Experience } from '@muster/contracts';
import { formatMonth } from '@muster/ui';
import type { Translate } from './use-messages.ts';

const monthsInYear = 12;

const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * monthsInYear + Number(month.slice(5, 7)) - 1;

/** Counts the months of a span, including its first and last; without an end, up to now. */
export const monthsOf = (start: string, end: string | null, now = thisMonth()): number =>
  Math.max(1, monthNumber(end ?? now) - monthNumber(start) + 1);

/** `3 years 2 months`. */
export function spanText(months: number, t: Translate): string {
  const years = Math.floor(months / monthsInYear);
  const rest = months % monthsInYear;
  return [
    years > 0 && t('background.span.years', { count: years }),
    rest > 0 && t('background.span.months', { count: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

type Job = Pick<Experience, 'title' | 'employmentType' | 'startMonth' | 'endMonth'>;

/** Remarks on a list of jobs; none of them is an error. */
export type JobHint =
  | { kind: 'gap'; from: string; to: string; months: number }
  | { kind: 'overlap'; a: string; b: string; months: number };

const shortestGap = 3;
/** Two jobs that share one month are a change of jobs. */
const shortestOverlap = 2;

/** Finds longer gaps between jobs, and overlapping full-time jobs. */
export function jobHints(jobs: readonly Job[], now = thisMonth()): JobHint[] {
  const dated = jobs
    .filter(({ startMonth }) => startMonth !== '')
    .map((job) => ({
      ...job,
      from: monthNumber(job.startMonth),
      to: monthNumber(job.endMonth ?? now),
      lastMonth: job.endMonth ?? now,
    }))
    .toSorted((a, b) => a.from - b.from);
  const hints: JobHint[] = [];
  let latest: (typeof dated)[number] | null = null;
  for (const job of dated) {
    if (latest && job.from - latest.to - 1 >= shortestGap)
      hints.push({
        kind: 'gap',
        from: latest.lastMonth,
        to: job.startMonth,
        months: job.from - latest.to - 1,
      });
    if (!latest || job.to > latest.to) latest = job;
  }
  const fullTime = dated.filter(({ employmentType }) => employmentType === 'full_time');
  fullTime.forEach((a, index) => {
    for (const b of fullTime.slice(index + 1)) {
      const months = Math.min(a.to, b.to) - b.from + 1;
      if (months >= shortestOverlap)
        hints.push({ kind: 'overlap', a: a.title, b: b.title, months });
    }
  });
  return hints;
}

/** Describes a hint in words. */
export const jobHintText = (hint: JobHint, t: Translate): string =>
  hint.kind === 'gap'
    ? t('background.experience.gap', {
        months: spanText(hint.months, t),
        from: formatMonth(hint.from),
        to: formatMonth(hint.to),
      })
    : t('background.experience.overlap', {
        a: hint.a,
        b: hint.b,
        months: spanText(hint.months, t),
      });
