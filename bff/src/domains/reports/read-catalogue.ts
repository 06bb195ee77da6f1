import {
  reportCatalogue,
  reportMetrics,
  spanSteps,
  type ReportMetric,
  type ReportPeriodQuery,
  type ReportSummary,
  type reportEndpoints,
} from '@muster/contracts';
import { setImmediate as turn } from 'node:timers/promises';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { readFacts, type Facts } from './facts.ts';
import { heldCatalogue } from './held-reports.ts';
import { readKnownFrom, unknownFigure } from './as-of/known-from.ts';
import { measures } from './measures.ts';
import { summarise } from './observation.ts';
import { momentsOf, windowOf } from './report-window.ts';

/** Returns the figure of each report of the reader's role; shared data is read once. */
export const readCatalogue: Service<typeof reportEndpoints.catalogue> = (ctx, { query }) =>
  heldCatalogue(ctx, query, () => makeCatalogue(ctx, query));

async function makeCatalogue(ctx: RequestContext, query: ReportPeriodQuery) {
  const window = windowOf(ctx, query);
  const facts = readFacts(ctx.actor, window);
  const told = reportMetrics.filter((metric) => ctx.actor.can(reportCatalogue[metric].permission));
  const data: ReportSummary[] = [];
  for (const metric of told) {
    data.push(await summaryOf(metric, facts));
    // Each report takes its time in one piece: other requests are answered between two of them.
    await turn();
  }
  const { span, before, zone, asOf } = window;
  return { data, span, before, zone, asOf };
}

async function summaryOf(metric: ReportMetric, facts: Facts): Promise<ReportSummary> {
  const { window } = facts;
  const definition = reportCatalogue[metric];
  const knownFrom = await readKnownFrom(facts, definition.history);
  if (knownFrom) return { metric, knownFrom, figure: unknownFigure, figureBefore: null, trend: [] };
  const counted = await measures[metric](facts);
  const figureIn = (span: typeof window.span) =>
    summarise(definition, counted(momentsOf(window, span)));
  if (definition.isStock)
    return { metric, knownFrom, figure: figureIn(window.span), figureBefore: null, trend: [] };
  return {
    metric,
    knownFrom,
    figure: figureIn(window.span),
    figureBefore: figureIn(window.before),
    trend: spanSteps(window.span).map((step) => figureIn(step).value),
  };
}
