import type { ReportFigure, ReportHistory } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import type { Facts } from '../facts.ts';

/** A figure of a day without data. */
export const unknownFigure: ReportFigure = { value: null, count: 0, p90: null };

/**
 * Returns the first day as of which a report is available, if an earlier one is requested: changes
 * before the beginning of the audit trail are unknown. Null if it is available.
 */
export async function readKnownFrom(facts: Facts, history: ReportHistory): Promise<string | null> {
  const { asOf, zone, now } = facts.window;
  if (asOf === null || history === 'rows') return null;
  const begins = [(await facts.trailBegins()) ?? now];
  if (history === 'confirmations') begins.push((await facts.market()).confirmationsSince);
  const first = dayIn(zone, new Date(Math.max(...begins.map(Number))));
  return asOf < first ? first : null;
}
