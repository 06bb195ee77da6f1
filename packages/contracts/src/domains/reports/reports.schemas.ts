import { z } from 'zod';
import { dateSchema, idSchema, timeZoneSchema, timestampSchema } from '../../core/primitives.ts';
import { maxReportDays, spanDays, type ReportSpan } from './report-span.ts';
import { reportDimensions, reportSteps } from './report-definition.ts';
import { reportMetrics } from './reports.catalogue.ts';

export const reportSpanSchema = z.object({ from: dateSchema, to: dateSchema });

const period = {
  from: dateSchema,
  to: dateSchema,
  /** In whose days the period is told; the reader’s own unless said. */
  zone: timeZoneSchema.optional(),
  /** What was known at the end of a day; now unless said. */
  asOf: dateSchema.optional(),
};

const inOrder = ({ from, to }: ReportSpan): boolean => from <= to;
const notInOrder = { path: ['to'], abort: true, params: { code: 'DATE_ORDER' } };
const notTooLong = (span: ReportSpan): boolean => spanDays(span) <= maxReportDays;
const tooLong = { path: ['from'], params: { code: 'NOT_ALLOWED' } };

/** A query about a period of days, of at most three years. */
export const ofPeriod = <T extends z.ZodType<ReportSpan>>(query: T): T =>
  query.refine(inOrder, notInOrder).refine(notTooLong, tooLong);

export const reportPeriodQuery = ofPeriod(z.strictObject(period));
export type ReportPeriodQuery = z.infer<typeof reportPeriodQuery>;

export const reportQuery = ofPeriod(
  z.strictObject({
    ...period,
    /** The version that this client may be shown: of its own work alone, without small numbers. */
    client: idSchema.optional(),
  }),
);
export type ReportQuery = z.infer<typeof reportQuery>;

/** Fewer rows than this tell of single people: a client is not told of them. */
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

/** What a report comes to: the number, and on how many rows it stands. */
export const reportFigureSchema = z.object({
  /** Shares are 0 to 1; null without rows, with too few, or in several currencies. */
  value: z.number().nullable(),
  count: z.number().int(),
  /** Nine in ten took no longer; of durations alone. */
  p90: z.number().nullable(),
  /** The second figure of reports that have one; null where no row has it. */
  beside: z.number().nullable().optional(),
  /** Held back from a client because it stands on few rows, or would tell of one that does. */
  isHeldBack: z.literal(true).optional(),
});
export type ReportFigure = z.infer<typeof reportFigureSchema>;

/**
 * The first day as of which a report can be told, where the day that was asked for lies before it:
 * then no figure is there. Null where all is known that was asked for.
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
  /** The figure in each step of the period; none where history is not known. */
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
  /** What it is called; null for values that the screen has its own words for. */
  label: z.string().nullable(),
  figure: reportFigureSchema,
  figureBefore: reportFigureSchema.nullable(),
});
export type ReportGroup = z.infer<typeof reportGroupSchema>;

const givenReason = z.object({
  key: z.string(),
  label: z.string(),
  /** How often it was given in the period. */
  count: z.number().int(),
});

/** Whether the reasons tell what happened; reasons that were given a few times are left out. */
const reasonHealthSchema = z.object({
  /** The share that says nothing, where it is too high. */
  other: z.number().nullable(),
  /** Given by one and the same person alone; empty for those who read a part of the figure. */
  onePerson: z.array(givenReason),
  /** Those rejected for it who began to work for a client later, where they are many. */
  contradicted: z.array(givenReason.extend({ hired: z.number().int() })),
});

export const reportSchema = z.object({
  ...asked,
  /** Whose version it is; null for the agency's own. */
  client: z.object({ id: idSchema, name: z.string() }).nullable(),
  figure: reportFigureSchema,
  figureBefore: reportFigureSchema.nullable(),
  series: z.array(
    z.object({
      ...reportSpanSchema.shape,
      figure: reportFigureSchema,
      /** The same step of the period before. */
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
  breakdowns: z.array(
    z.object({ by: z.enum(reportDimensions), groups: z.array(reportGroupSchema) }),
  ),
  /** Of the report on reasons alone. */
  reasonHealth: reasonHealthSchema.nullable(),
});
export type Report = z.infer<typeof reportSchema>;

const namedSchema = z.object({ id: idSchema, name: z.string() });

/** One thing that was counted; what the reader may not open has no name. */
export const reportRowSchema = z.object({
  id: z.string(),
  at: timestampSchema,
  /** What it brings into the figure; of steps: 1 for those who came to the last one. */
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
