import { z } from 'zod';
import { dateSchema, timeZoneSchema } from '../../core/primitives.ts';
import { ofPeriod, reportSpanSchema } from './reports.schemas.ts';

/** What candidates are counted by. */
export const candidateReportParts = [
  'pool',
  'skill',
  'country',
  'english',
  'rate',
  'vetting',
  'source',
  'age',
] as const;
export type CandidateReportPart = (typeof candidateReportParts)[number];

/** How long ago a profile was confirmed, in days: up to so many. The last has no end. */
export const dataAges = [30, 90, 180, 365] as const;

/** Width of a band of hourly rates, in whole units of its currency. */
export const rateBandWidth = 20;

export const candidateReportQuery = ofPeriod(
  z.strictObject({ from: dateSchema, to: dateSchema, zone: timeZoneSchema.optional() }),
);

const groupSchema = z.object({
  key: z.string(),
  /** Null for values that the screen has its own words for. */
  label: z.string().nullable(),
  /** Of all there are, and of those who came in the period. */
  stock: z.number().int(),
  intake: z.number().int(),
});
export type CandidateReportGroup = z.infer<typeof groupSchema>;

export const candidateReportSchema = z.object({
  span: reportSpanSchema,
  before: reportSpanSchema,
  zone: timeZoneSchema,
  /** Each person once, whatever pools they are in. */
  stock: z.number().int(),
  intake: z.number().int(),
  intakeBefore: z.number().int(),
  /** Records that were merged into another or anonymised: in no other number. */
  merged: z.number().int(),
  anonymised: z.number().int(),
  series: z.array(z.object({ ...reportSpanSchema.shape, intake: z.number().int() })),
  /** Those who came in each step of the period, and how far they are now. */
  cohorts: z.array(
    z.object({
      ...reportSpanSchema.shape,
      intake: z.number().int(),
      vetted: z.number().int(),
      placed: z.number().int(),
    }),
  ),
  /** Of the largest groups; a person can stand in several pools and have several skills. */
  parts: z.array(
    z.object({
      part: z.enum(candidateReportParts),
      groups: z.array(groupSchema),
      /** Unknown, or in no group. */
      unknown: z.number().int(),
      /** How many groups are not among these. */
      further: z.number().int(),
    }),
  ),
});
export type CandidateReport = z.infer<typeof candidateReportSchema>;
