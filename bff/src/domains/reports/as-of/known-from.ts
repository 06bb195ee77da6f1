import type { ReportFigure, ReportHistory } from '@muster/contracts';
import { dayIn } from '../../../db/zoned-day.ts';
import type { Facts } from '../facts.ts';

/** A figure of a day of which nothing is known. */
export const unknownFigure: ReportFigure = { value: null, count: 0, p90: null };

/**
 * The first day as of which a report can be told, where it is asked for as of an earlier one: what
 * happened before the trail of changes begins is kept nowhere. Null where it can be told.
 */
export async function readKnownFrom(facts: Facts, history: ReportHistory): Promise<string | null> {
  const { asOf, zone, now } = facts.window;
  if (asOf === null || history === 'rows') return null;
  const begins = [(await facts.trailBegins()) ?? now];
  if (history === 'confirmations') begins.push((await facts.market()).confirmationsSince);
  const first = dayIn(zone, new Date(Math.max(...begins.map(Number))));
  return asOf < first ? first : null;
}
