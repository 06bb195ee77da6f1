import { z } from 'zod';
import { dateSchema, idSchema, timeZoneSchema, timestampSchema } from '../../core/primitives.ts';
import { maxReportDays, spanDays, type ReportSpan } from './report-span.ts';
import { reportDimensions, reportSteps } from './report-definition.ts';
import { reportMetrics } from './reports.catalogue.ts';

export const reportSpanSchema = z.object({ from: dateSchema, to: dateSchema });

const period = {
  from: dateSchema,
  to: dateSchema,
  /** The time zone of the period's days; the reader’s own by default. */
  zone: timeZoneSchema.optional(),
  /** Reports the state known at the end of a day; by default now. */
  asOf: dateSchema.optional(),
};

const inOrder = ({ from, to }: ReportSpan): boolean => from <= to;
const notInOrder = { path: ['to'], abort: true, params: { code: 'DATE_ORDER' } };
const notTooLong = (span: ReportSpan): boolean => spanDays(span) <= maxReportDays;
const tooLong = { path: ['from'], params: { code: 'NOT_ALLOWED' } };

/** Limits a query to a period of at most three years. */
export const ofPeriod = <T extends z.ZodType<ReportSpan>>(query: T): T =>
  query.refine(inOrder, notInOrder).refine(notTooLong, tooLong);

export const reportPeriodQuery = ofPeriod(z.strictObject(period));
export type ReportPeriodQuery = z.infer<typeof reportPeriodQuery>;

export const reportQuery = ofPeriod(
  z.strictObject({
    ...period,
    /** The version that may be shown to this client: only its own data, without small numbers. */
    client: idSchema.optional(),
  }),
);
export type ReportQuery = z.infer<typeof reportQuery>;

/** Fewer rows than this would reveal individuals, so clients do not see them. */
export const fewestForClients = 5;

export const reportParams = z.strictObject({ metric: z.string().max(64) });

export const reportRowsPerPage = 25;

export const reportRowsQuery = ofPeriod(
  z.strictObject({
    ...period,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** A group of a breakdown; both or neither. */
    by: z.enum(reportDimensions).optional(),
    group: z.string().max(120).optional(),
  }),
);
export type ReportRowsQuery = z.infer<typeof reportRowsQuery>;

/** The result of a report: the number, and the number of rows behind it. */
export const reportFigureSchema = z.object({
  /** Shares are 0 to 1; null without rows, with too few rows, or in several currencies. */
  value: z.number().nullable(),
  count: z.number().int(),
  /** The 90th percentile; only for durations. */
  p90: z.number().nullable(),
  /** The second figure, if the report has one; null if no row has a value. */
  beside: z.number().nullable().optional(),
  /** Hidden from a client because it has few rows, or would reveal a figure that does. */
  isHeldBack: z.literal(true).optional(),
});
export type ReportFigure = z.infer<typeof reportFigureSchema>;

/**
 * The first day for which a report has data, if the requested day is earlier: then there is no
 * figure. Null if all requested data exists.
 */
const knownFrom = dateSchema.nullable();

const asked = {
  metric: z.enum(reportMetrics),
  knownFrom,
  /** The period, and the one of the same length before it. */
  span: reportSpanSchema,
  before: reportSpanSchema,
  zone: timeZoneSchema,
  asOf: dateSchema.nullable(),
};

export const reportSummarySchema = z.object({
  metric: z.enum(reportMetrics),
  knownFrom,
  figure: reportFigureSchema,
  figureBefore: reportFigureSchema.nullable(),
  /** The figure in each step of the period; empty without history. */
  trend: z.array(z.number().nullable()),
});
export type ReportSummary = z.infer<typeof reportSummarySchema>;

export const reportCatalogueSchema = z.object({
  data: z.array(reportSummarySchema),
  span: reportSpanSchema,
  before: reportSpanSchema,
  zone: timeZoneSchema,
  asOf: dateSchema.nullable(),
});
export type ReportCatalogue = z.infer<typeof reportCatalogueSchema>;

export const reportGroupSchema = z.object({
  key: z.string(),
  /** Its name; null for values that the screen names itself. */
  label: z.string().nullable(),
  figure: reportFigureSchema,
  figureBefore: reportFigureSchema.nullable(),
});
export type ReportGroup = z.infer<typeof reportGroupSchema>;

const reportBreakdownSchema = z.object({
  by: z.enum(reportDimensions),
  groups: z.array(reportGroupSchema),
  /** Number of small groups that are left out. */
  further: z.number().int(),
  /** Whether a row can be in several groups, so that the groups add up to more than the figure. */
  overlaps: z.boolean(),
});

const givenReason = z.object({
  key: z.string(),
  label: z.string(),
  /** How often it was used in the period. */
  count: z.number().int(),
});

/** Whether the reasons are informative; rarely used reasons are omitted. */
const reasonHealthSchema = z.object({
  /** The share of uninformative reasons, if it is too high. */
  other: z.number().nullable(),
  /** Used by one person only; empty for readers of a part of the figure. */
  onePerson: z.array(givenReason),
  /** Candidates rejected for it who later started at a client, if there are many. */
  contradicted: z.array(givenReason.extend({ hired: z.number().int() })),
});

export const reportSchema = z.object({
  ...asked,
  /** The client of this version; null for the agency's own. */
  client: z.object({ id: idSchema, name: z.string() }).nullable(),
  figure: reportFigureSchema,
  figureBefore: reportFigureSchema.nullable(),
  series: z.array(
    z.object({
      ...reportSpanSchema.shape,
      figure: reportFigureSchema,
      /** The same step of the previous period. */
      figureBefore: reportFigureSchema.nullable(),
    }),
  ),
  steps: z.array(
    z.object({
      step: z.enum(reportSteps),
      count: z.number().int(),
      countBefore: z.number().int().nullable(),
    }),
  ),
  /** In each breakdown, each row has a group; `noReportGroup` holds the rows without a value. */
  breakdowns: z.array(reportBreakdownSchema),
  /** Only in the report on reasons. */
  reasonHealth: reasonHealthSchema.nullable(),
});
export type Report = z.infer<typeof reportSchema>;

const namedSchema = z.object({ id: idSchema, name: z.string() });

/** One counted record; records that the reader may not open have no name. */
export const reportRowSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** Its contribution to the figure; for steps: 1 if it reached the last one. */
  value: z.number().nullable(),
  step: z.enum(reportSteps).nullable(),
  candidate: namedSchema.nullable(),
  job: namedSchema.nullable(),
  client: namedSchema.nullable(),
  groups: z.array(
    z.object({ by: z.enum(reportDimensions), key: z.string(), label: z.string().nullable() }),
  ),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

export const reportRowsSchema = z.object({
  data: z.array(reportRowSchema),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  knownFrom,
});
