import type { ExperienceEntry } from '../../../records/candidates/candidate.model.ts';

const monthsInYear = 12;

const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * monthsInYear + Number(month.slice(5, 7)) - 1;

/**
 * Adds up dated jobs in years with one decimal; overlaps count once. Null without a job. `today` is
 * a day, `YYYY-MM-DD`.
 */
export function experienceYears(
  experience: readonly Pick<ExperienceEntry, 'startMonth' | 'endMonth'>[],
  today: string,
): number | null {
  if (experience.length === 0) return null;
  const now = monthNumber(today);
  const spans = experience
    .map(({ startMonth, endMonth }) => ({
      from: monthNumber(startMonth),
      to: endMonth === null ? now : monthNumber(endMonth),
    }))
    .toSorted((a, b) => a.from - b.from);
  let months = 0;
  let counted = -Infinity;
  for (const { from, to } of spans) {
    months += Math.max(0, to - Math.max(from, counted + 1) + 1);
    counted = Math.max(counted, to);
  }
  return Math.round((months / monthsInYear) * 10) / 10;
}
