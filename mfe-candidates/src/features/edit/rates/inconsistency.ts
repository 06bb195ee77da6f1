import { limits, type rateUnits } from '@muster/contracts';

interface UnitAmount {
  unit: (typeof rateUnits)[number];
  /** Cents. */
  minor: number;
}

const worthMentioning = 15;

/**
 * By how many percent an hourly and a monthly rate differ at 160 hours a month, when it is more
 * than 15; null otherwise, and when the two are not an hour and a month.
 */
export function inconsistency(a: UnitAmount, b: UnitAmount): number | null {
  const hour = [a, b].find(({ unit }) => unit === 'hour');
  const month = [a, b].find(({ unit }) => unit === 'month');
  if (!hour || !month || month.minor === 0) return null;
  const asMonth = hour.minor * limits.candidate.hoursPerMonth;
  const percent = Math.round((Math.abs(asMonth - month.minor) / month.minor) * 100);
  return percent > worthMentioning ? percent : null;
}
