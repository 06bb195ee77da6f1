import { limits, type rateUnits } from '@muster/contracts';

interface UnitAmount {
  unit: (typeof rateUnits)[number];
  /** Amount in cents. */
  minor: number;
}

const worthMentioning = 15;

/**
 * Returns the difference in percent between an hourly and a monthly rate at 160 hours a month, if
 * more than 15; null otherwise, and if the two are not an hourly and a monthly rate.
 */
export function inconsistency(a: UnitAmount, b: UnitAmount): number | null {
  const hour = [a, b].find(({ unit }) => unit === 'hour');
  const month = [a, b].find(({ unit }) => unit === 'month');
  if (!hour || !month || month.minor === 0) return null;
  const asMonth = hour.minor * limits.candidate.hoursPerMonth;
  const percent = Math.round((Math.abs(asMonth - month.minor) / month.minor) * 100);
  return percent > worthMentioning ? percent : null;
}
