import {
  reportCatalogue,
  reportMetrics,
  type ReportMetric,
  type ReportPeriodQuery,
} from '@muster/contracts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import { readFacts } from './facts.ts';
import { readKnownFrom } from './as-of/known-from.ts';
import { measures } from './measures.ts';
import type { Counted } from './metrics/measure.ts';
import { windowOf } from './report-window.ts';

/**
 * Finds the report of an address, with its counted data.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function findReport(
  ctx: RequestContext,
  name: string,
  query: Pick<ReportPeriodQuery, 'from' | 'to' | 'zone' | 'asOf'>,
) {
  const metric = reportMetrics.find((known) => known === name);
  if (!metric) throw new AppError('NOT_FOUND');
  const definition = reportCatalogue[metric];
  if (!ctx.actor.can(definition.permission))
    throw new AppError('FORBIDDEN', { context: { role: ctx.actor.role } });
  const window = windowOf(ctx, query);
  const facts = readFacts(ctx.actor, window);
  const knownFrom = await readKnownFrom(facts, definition.history);
  const counted: Counted = knownFrom ? () => [] : await measures[metric](facts);
  return { metric: metric satisfies ReportMetric, definition, window, facts, counted, knownFrom };
}
