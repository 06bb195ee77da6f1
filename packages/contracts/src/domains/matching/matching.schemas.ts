import { z } from 'zod';
import {
  currencySchema,
  dateSchema,
  idSchema,
  moneySchema,
  timestampSchema,
} from '../../core/primitives.ts';
import {
  languageLevels,
  primaryRoles,
  seniorities,
  vettingStates,
} from '../candidates/candidates.enums.ts';
import { candidateMachine } from '../candidates/candidates.machine.ts';
import { jobPriorities, jobStates } from '../jobs/jobs.schemas.ts';
import { photoSchema } from '../photos/photos.schemas.ts';
import { fits, loosenings, matchBlocks, matchParts } from './matching.enums.ts';

/** The match of one required skill. Levels 1–4, years of experience. */
export const skillReceiptSchema = z.object({
  skillId: idSchema,
  name: z.string(),
  fit: z.enum(fits),
  must: z.boolean(),
  level: z.number().int().nullable(),
  minLevel: z.number().int().nullable(),
  years: z.number().nullable(),
  minYears: z.number().nullable(),
  verified: z.boolean(),
  /** When an interview verified it; null if none did, or on an unknown day. */
  verifiedAt: timestampSchema.nullable().optional(),
  /** When a client last confirmed it. */
  confirmedAt: timestampSchema.nullable().optional(),
});

/**
 * One part of a score: `points` out of `of`; readers without permission for rates get no `rate`.
 */
export const matchPartSchema = z.object({
  part: z.enum(matchParts),
  points: z.number(),
  of: z.number(),
  fit: z.enum(fits),
});

/**
 * The smallest change that would make a part fit fully, or lift a block. `by`: hours of overlap, or
 * an hourly amount in minor units of `currency`; `to`: a level, countries, a preference, a day.
 */
export const matchChangeSchema = z.object({
  kind: z.enum([...loosenings, ...matchBlocks]),
  by: z.number().nullable(),
  to: z.string().nullable(),
  currency: currencySchema.nullable(),
});

/** How well a candidate fits a job, with all its parts. There is no hidden factor. */
export const matchSchema = z.object({
  /** 0–100. */
  score: z.number().int(),
  parts: z.array(matchPartSchema),
  skills: z.array(skillReceiptSchema),
  blocks: z.array(z.enum(matchBlocks)),
  changes: z.array(matchChangeSchema),
});
export type Match = z.infer<typeof matchSchema>;

/** A candidate suggested for a job. */
export const personMatchSchema = z.object({
  candidate: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    photo: photoSchema.optional(),
    headline: z.string().nullable(),
    status: z.enum(candidateMachine.states),
    vettingStatus: z.enum(vettingStates),
    country: z.string(),
    timeZone: z.string(),
    seniority: z.enum(seniorities).nullable(),
    primaryRole: z.enum(primaryRoles).nullable(),
    englishLevel: z.enum(languageLevels).nullable(),
    noticePeriodDays: z.number().int().nullable(),
    city: z.string().nullable().optional(),
    availableFrom: dateSchema.nullable().optional(),
    /** The candidate's expected hourly rate; absent for readers who may not read both rates. */
    expectedRate: moneySchema.nullable().optional(),
  }),
  match: matchSchema,
});
export type PersonMatch = z.infer<typeof personMatchSchema>;

/** Best first. `loosen`: how many more would fit fully without one requirement. */
export const jobMatchesSchema = z.object({
  data: z.array(personMatchSchema),
  /** The agency's hourly pay range, for permitted readers. */
  payRange: z
    .object({ min: z.string().nullable(), max: z.string().nullable(), currency: currencySchema })
    .nullable()
    .optional(),
  /** Time of the last full scoring. */
  computedAt: timestampSchema,
  considered: z.number().int(),
  loosen: z.array(z.object({ demand: z.enum(loosenings), people: z.number().int() })),
});
export type JobMatches = z.infer<typeof jobMatchesSchema>;

/** A job suggested for a candidate. */
export const jobMatchSchema = z.object({
  job: z.object({
    id: idSchema,
    number: z.string(),
    title: z.string(),
    status: z.enum(jobStates),
    priority: z.enum(jobPriorities),
    company: z.object({ id: idSchema, name: z.string() }),
  }),
  match: matchSchema,
  /** Whether the reader may add the candidate to it. */
  mayAdd: z.boolean(),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;
export const candidateMatchesSchema = z.object({ data: z.array(jobMatchSchema) });
export type CandidateMatches = z.infer<typeof candidateMatchesSchema>;
