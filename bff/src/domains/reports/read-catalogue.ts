import {
  reportCatalogue,
  reportMetrics,
  spanSteps,
  type ReportMetric,
  type ReportPeriodQuery,
  type ReportSummary,
  type reportEndpoints,
} from '@muster/contracts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { readFacts, type Facts } from './facts.ts';
import { heldReport } from './held-reports.ts';
import { measures } from './measures.ts';
import { summarise } from './observation.ts';
import { momentsOf, windowOf } from './report-window.ts';

/** What each report of the reader's role comes to; what several go by is read once. */
export const readCatalogue: Service<typeof reportEndpoints.catalogue> = (ctx, { query }) =>
  heldReport(ctx, { catalogue: query }, () => makeCatalogue(ctx, query));

async function makeCatalogue(ctx: RequestContext, query: ReportPeriodQuery) {
  const window = windowOf(ctx, query);
  const facts = readFacts(ctx.actor, window);
  // As it was on a day: those alone that dated history knows of.
  const told = reportMetrics.filter((metric) => {
    const { permission, asOf } = reportCatalogue[metric];
    return ctx.actor.can(permission) && (asOf || window.asOf === null);
  });
  const data = await Promise.all(told.map((metric) => summaryOf(metric, facts)));
  const { span, before, zone, asOf } = window;
  return { data, span, before, zone, asOf };
}

async function summaryOf(metric: ReportMetric, facts: Facts): Promise<ReportSummary> {
  const { window } = facts;
  const definition = reportCatalogue[metric];
  const counted = await measures[metric](facts);
  const figureIn = (span: typeof window.span) =>
    summarise(definition, counted(momentsOf(window, span)));
  if (definition.isPresentOnly)
    return { metric, figure: figureIn(window.span), figureBefore: null, trend: [] };
  return {
    metric,
    figure: figureIn(window.span),
    figureBefore: figureIn(window.before),
    trend: spanSteps(window.span).map((step) => figureIn(step).value),
  };
}
