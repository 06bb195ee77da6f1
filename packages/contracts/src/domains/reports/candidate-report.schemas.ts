import { z } from 'zod';
import { dateSchema, timeZoneSchema } from '../../core/primitives.ts';
import { ofPeriod, reportSpanSchema } from './reports.schemas.ts';

/** Attributes by which candidates are counted. */
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

/**
 * Upper bounds in days for the time since a profile was confirmed. The last group is open-ended.
 */
export const dataAges = [30, 90, 180, 365] as const;

/** Width of a band of hourly rates, in whole units of its currency. */
export const rateBandWidth = 20;

export const candidateReportQuery = ofPeriod(
  z.strictObject({ from: dateSchema, to: dateSchema, zone: timeZoneSchema.optional() }),
);

const groupSchema = z.object({
  key: z.string(),
  /** Null for values that the screen names itself. */
  label: z.string().nullable(),
  /** Total number, and number added in the period. */
  stock: z.number().int(),
  intake: z.number().int(),
});
export type CandidateReportGroup = z.infer<typeof groupSchema>;

export const candidateReportSchema = z.object({
  span: reportSpanSchema,
  before: reportSpanSchema,
  zone: timeZoneSchema,
  /** Each candidate counts once, whatever pools they are in. */
  stock: z.number().int(),
  intake: z.number().int(),
  intakeBefore: z.number().int(),
  /** Records merged into another or anonymised: counted nowhere else. */
  merged: z.number().int(),
  anonymised: z.number().int(),
  series: z.array(z.object({ ...reportSpanSchema.shape, intake: z.number().int() })),
  /** Candidates added in each step of the period, and their current progress. */
  cohorts: z.array(
    z.object({
      ...reportSpanSchema.shape,
      intake: z.number().int(),
      vetted: z.number().int(),
      placed: z.number().int(),
    }),
  ),
  /** The largest groups; a candidate can be in several pools and have several skills. */
  parts: z.array(
    z.object({
      part: z.enum(candidateReportParts),
      groups: z.array(groupSchema),
      /** Number of candidates with no known group, or with none that the reader may see. */
      unknown: z.number().int(),
      /** Number of these candidates who were added in the period. */
      unknownIntake: z.number().int(),
      /** Number of groups not listed here. */
      further: z.number().int(),
    }),
  ),
});
export type CandidateReport = z.infer<typeof candidateReportSchema>;
