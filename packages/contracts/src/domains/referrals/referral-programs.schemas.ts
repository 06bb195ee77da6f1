import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  moneySchema,
  richText,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';

/** What is recommended: a person who may work for clients, or a company that may become one. */
export const referralKinds = ['candidate', 'client'] as const;
export type ReferralKind = (typeof referralKinds)[number];

/** What makes a reward fall due: the first day at work, or so many days later. */
export const referralTriggers = ['placed', 'placed_30_days', 'placed_90_days'] as const;
export type ReferralTrigger = (typeof referralTriggers)[number];

/** Days at work after which a reward falls due. */
export const daysOfTrigger: Readonly<Record<ReferralTrigger, number>> = {
  placed: 0,
  placed_30_days: 30,
  placed_90_days: 90,
};

/** Where a program stands on a day: one at a time is in force. */
export const referralProgramPhases = ['planned', 'in_force', 'ended'] as const;
export type ReferralProgramPhase = (typeof referralProgramPhases)[number];

export const phaseOfProgram = (
  { activeFrom, activeTo }: { activeFrom: string; activeTo: string | null },
  day: string,
): ReferralProgramPhase => {
  if (day < activeFrom) return 'planned';
  return activeTo === null || day <= activeTo ? 'in_force' : 'ended';
};

/** The reward of a referral; not pay. */
export const referralRewardSchema = z.object({
  sum: z.string(),
  currency: moneySchema.shape.currency,
});

/** What people get for a referral, and from when to when. */
export const referralProgramSchema = z.object({
  id: idSchema,
  /** What it rewards; absent: people. */
  kind: z.enum(referralKinds).optional(),
  name: z.string(),
  reward: referralRewardSchema,
  trigger: z.enum(referralTriggers),
  activeFrom: dateSchema,
  /** The last day; null: until it is ended. */
  activeTo: dateSchema.nullable(),
  /** Rich text that referrers read. */
  terms: z.string(),
  rewardsPerYear: z.number().int(),
  phase: z.enum(referralProgramPhases),
  updatedAt: timestampSchema,
  /** Null: as it was shipped. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type ReferralProgram = z.infer<typeof referralProgramSchema>;

/** The latest first. */
export const referralProgramListSchema = z.object({ data: z.array(referralProgramSchema) });

const { name, terms, rewardsPerYear } = limits.referral.program;
const fields = {
  name: text(name.max, name.min),
  reward: moneySchema,
  trigger: z.enum(referralTriggers),
  activeFrom: dateSchema,
  activeTo: dateSchema.nullable(),
  terms: richText(terms),
  /** How many one person may earn within a year. */
  rewardsPerYear: z.number().int().min(rewardsPerYear.min).max(rewardsPerYear.max),
};
/** Its days may not overlap those of another program of its kind. */
export const referralProgramCreateSchema = z.strictObject({
  ...fields,
  /** It stays what it was made for. */
  kind: z.enum(referralKinds).default('candidate'),
});
/** Referrals that were made keep the terms of their day. What has ended is not changed. */
export const referralProgramPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(fields).partial(),
});
