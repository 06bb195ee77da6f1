import { z } from 'zod';
import { idParams, idSchema, longText, timestampSchema } from '../../core/primitives.ts';
import { linkParams } from '../links/links.schemas.ts';
import { loosenings, matchBlocks } from '../matching/matching.enums.ts';
import { applicationSides } from './applications.enums.ts';

/** Who has to do the next thing; `nobody`: it is over, or an interview is waited for. */
export const waitedFor = ['you', 'agency', 'client', 'nobody'] as const;

/** What a person is told of a misfit: nothing of rates, and no rule that a client made. */
const isTold = <K extends string>(kind: K): kind is Exclude<K, 'rate' | 'excluded'> =>
  kind !== 'rate' && kind !== 'excluded';
export const ownObstacles = [...loosenings, ...matchBlocks].filter(isTold);

/** One application as its own person may know it. */
export const ownApplicationSchema = z.object({
  id: idSchema,
  /** Null while the search is confidential. */
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  status: z.enum(['active', 'placed', 'rejected', 'withdrawn']),
  /** In the words that the agency chose for candidates. */
  stage: z.string(),
  /** All stages that it goes through in those words, and how many of them are behind. */
  steps: z.array(z.string()),
  step: z.number().int(),
  onHold: z.boolean(),
  waitsFor: z.enum(waitedFor),
  waitsSince: timestampSchema,
  daysWaiting: z.number().int(),
  /** By when the awaited side promised to answer; null where nothing was promised. */
  promisedBy: timestampSchema.nullable(),
  isLate: z.boolean(),
  /** The next interview that is arranged. */
  interviewAt: timestampSchema.nullable(),
  /** What the recruiter asks, while the question whether the job is of interest stands. */
  question: z.object({ message: z.string().nullable() }).nullable(),
  canWithdraw: z.boolean(),
  /** How it ended, and whose decision that was. */
  ended: z.object({ at: timestampSchema, side: z.enum(applicationSides) }).nullable(),
  /** What speaks against it, each with the smallest change that would help. */
  obstacles: z.array(
    z.object({
      kind: z.enum(ownObstacles),
      /** A skill, a level, countries, what to be open to, or a day. */
      to: z.string().nullable(),
      /** Hours of overlap that are missing. */
      hours: z.number().nullable(),
    }),
  ),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const ownApplicationsSchema = z.object({
  data: z.array(ownApplicationSchema),
  recruiter: z.string().nullable(),
});

/** The same for the holder of a link, who need not have an account. */
export const statusVisitSchema = ownApplicationsSchema.extend({
  firstName: z.string(),
  agencyName: z.string(),
  /** Whether all this is in an account of theirs as well. */
  hasAccount: z.boolean(),
});
export type StatusVisit = z.infer<typeof statusVisitSchema>;
/** An application is named by the link and its id. */
export const statusVisitParams = linkParams.extend(idParams.shape);

/** Open public jobs on which the person is already, and since when. */
export const appliedJobsSchema = z.object({
  data: z.array(z.object({ jobId: idSchema, since: timestampSchema })),
});

export const ownInterestSchema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  note: longText(500).nullable().default(null),
});

export const ownWithdrawalSchema = z.strictObject({ note: longText(500).nullable().default(null) });
