import { z } from 'zod';
import { idParams, idSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import { loosenings, matchBlocks } from '../matching/matching.enums.ts';
import { applicationSides } from './applications.enums.ts';

/** The side that has to act; `nobody`: the application ended, or an interview is awaited. */
export const waitedFor = ['you', 'agency', 'client', 'nobody'] as const;

/** Mismatches that candidates may see: nothing about rates, and no client rule. */
const isTold = <K extends string>(kind: K): kind is Exclude<K, 'rate' | 'excluded'> =>
  kind !== 'rate' && kind !== 'excluded';
export const ownObstacles = [...loosenings, ...matchBlocks].filter(isTold);

/** One application as its own candidate may see it. */
export const ownApplicationSchema = z.object({
  id: idSchema,
  /** Null while the search is confidential. */
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  status: z.enum(['active', 'placed', 'rejected', 'withdrawn']),
  /** Under the label that the agency chose for candidates. */
  stage: z.string(),
  /** The labels of all its stages, and the number of completed ones. */
  steps: z.array(z.string()),
  step: z.number().int(),
  onHold: z.boolean(),
  waitsFor: z.enum(waitedFor),
  waitsSince: timestampSchema,
  daysWaiting: z.number().int(),
  /** The promised deadline of the side that has to act; null if nothing was promised. */
  promisedBy: timestampSchema.nullable(),
  isLate: z.boolean(),
  /** The next scheduled interview. */
  interviewAt: timestampSchema.nullable(),
  /** The recruiter's message while the interest question is open. */
  question: z.object({ message: z.string().nullable() }).nullable(),
  canWithdraw: z.boolean(),
  /** When it ended, and which side decided. */
  ended: z.object({ at: timestampSchema, side: z.enum(applicationSides) }).nullable(),
  /** Mismatches, each with the smallest change that would resolve it. */
  obstacles: z.array(
    z.object({
      kind: z.enum(ownObstacles),
      /** A skill, a level, countries, a preference, or a day. */
      to: z.string().nullable(),
      /** Missing hours of overlap. */
      hours: z.number().nullable(),
    }),
  ),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const ownApplicationsSchema = z.object({
  data: z.array(ownApplicationSchema),
  recruiter: z.string().nullable(),
});

/** The same for the holder of a link, with or without an account. */
export const statusVisitSchema = ownApplicationsSchema.extend({
  firstName: z.string(),
  agencyName: z.string(),
  /** Whether the person can see this in an account as well. */
  hasAccount: z.boolean(),
});
export type StatusVisit = z.infer<typeof statusVisitSchema>;
/** The link and an id identify an application. */
export const statusVisitParams = linkParams.extend(idParams.shape);

/** Open public jobs that the person already applied to, with the dates. */
export const appliedJobsSchema = z.object({
  data: z.array(z.object({ jobId: idSchema, since: timestampSchema })),
});

export const ownInterestSchema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  note: longText(500).nullable().default(null),
});

export const ownWithdrawalSchema = z.strictObject({ note: longText(500).nullable().default(null) });
