import {
  spanBefore,
  spanSteps,
  type Report,
  type ReportDefinition,
  type reportEndpoints,
} from '@muster/contracts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { breakdownOf } from './breakdown.ts';
import { clientVersion, partsWithoutFew, withoutFew } from './client-version.ts';
import { findReport } from './find-report.ts';
import { heldReport } from './held-reports.ts';
import { unknownFigure } from './as-of/known-from.ts';
import { readLabels } from './labels.ts';
import { summarise, type Observation } from './observation.ts';
import { readReasonHealth } from './reason-health.ts';
import { momentsOf } from './report-window.ts';

/**
 * Returns one report: its course, each step compared with the previous period, and its breakdowns.
 */
export const readReport: Service<typeof reportEndpoints.read> = (ctx, asked) =>
  heldReport(ctx, { report: asked }, () => makeReport(ctx, asked));

type Asked = Parameters<typeof readReport>[1];

async function makeReport(ctx: RequestContext, { params, query }: Asked): Promise<Report> {
  const found = await findReport(ctx, params.metric, query);
  const { metric, window, facts, counted, knownFrom } = found;
  const version = await clientVersion(ctx.actor, found.definition, query);
  const { definition } = version ?? found;
  const { span, before, zone, asOf } = window;
  const asked = { metric, knownFrom, span, before, zone, asOf, client: version?.client ?? null };
  if (knownFrom) return { ...asked, ...nothingKnown };
  const within = (period: typeof span) => {
    const all = counted(momentsOf(window, period));
    return version ? version.own(all) : all;
  };
  const now = within(span);
  const earlier = definition.isStock ? null : within(before);
  const labels = await readLabels(ctx.actor, [...now, ...(earlier ?? [])]);
  const steps = spanSteps(span);
  const stepsBefore = spanSteps(spanBefore(span));
  const report: Report = {
    ...asked,
    figure: summarise(definition, now),
    figureBefore: earlier && summarise(definition, earlier),
    series: definition.isStock
      ? []
      : steps.map((step, i) => {
          const same = stepsBefore[i];
          return {
            ...step,
            figure: summarise(definition, within(step)),
            figureBefore: same ? summarise(definition, within(same)) : null,
          };
        }),
    steps: stepsOf(definition, now, earlier),
    breakdowns: definition.dimensions.map((by) =>
      breakdownOf(definition, by, { now, earlier, labels }),
    ),
    reasonHealth: metric === 'rejection_reasons' ? await readReasonHealth(facts, now) : null,
  };
  return version ? forClient(report) : report;
}

const nothingKnown = {
  figure: unknownFigure,
  figureBefore: null,
  series: [],
  steps: [],
  breakdowns: [],
  reasonHealth: null,
} satisfies Partial<Report>;

/** Returns what a client may see of a report on its own work. */
function forClient(report: Report): Report {
  const { figure, figureBefore, series, breakdowns } = report;
  const steps = partsWithoutFew(series.map((step) => step.figure));
  return {
    ...report,
    figure: withoutFew(figure),
    figureBefore: figureBefore && withoutFew(figureBefore),
    // The previous period is only shown as a whole: its steps would reveal single persons.
    series: series.map((step, i) => ({
      ...step,
      figure: steps[i] ?? withoutFew(step.figure),
      figureBefore: null,
    })),
    steps: [],
    breakdowns: breakdowns.map(({ groups, ...breakdown }) => {
      const parts = partsWithoutFew(groups.map((group) => group.figure));
      return {
        ...breakdown,
        groups: groups
          .map((group, i) => ({
            ...group,
            figure: parts[i] ?? withoutFew(group.figure),
            figureBefore: null,
          }))
          .filter(({ figure: { isHeldBack, count } }) => isHeldBack !== true && count > 0),
      };
    }),
    reasonHealth: null,
  };
}

/** Counts how many ever reached each step. */
function stepsOf(
  { steps = [] }: ReportDefinition,
  now: readonly Observation[],
  earlier: readonly Observation[] | null,
): Report['steps'] {
  return steps.map((step) => {
    const came = ({ reached }: Observation): boolean => reached?.includes(step) ?? false;
    return {
      step,
      count: now.filter(came).length,
      countBefore: earlier && earlier.filter(came).length,
    };
  });
}
