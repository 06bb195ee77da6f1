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

/** The referred party: a candidate for work at clients, or a company that may become a client. */
export const referralKinds = ['candidate', 'client'] as const;
export type ReferralKind = (typeof referralKinds)[number];

/** Trigger of a reward: the first day at work, or this many days later. */
export const referralTriggers = ['placed', 'placed_30_days', 'placed_90_days'] as const;
export type ReferralTrigger = (typeof referralTriggers)[number];

/** Days at work after which a reward is due. */
export const daysOfTrigger: Readonly<Record<ReferralTrigger, number>> = {
  placed: 0,
  placed_30_days: 30,
  placed_90_days: 90,
};

/** Phase of a program on a day: only one at a time is in force. */
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

/** The reward for a referral, and the period in which it applies. */
export const referralProgramSchema = z.object({
  id: idSchema,
  /** The rewarded kind; absent: candidates. */
  kind: z.enum(referralKinds).optional(),
  name: z.string(),
  reward: referralRewardSchema,
  trigger: z.enum(referralTriggers),
  activeFrom: dateSchema,
  /** The last day; null: until it is ended. */
  activeTo: dateSchema.nullable(),
  /** Rich text for referrers. */
  terms: z.string(),
  rewardsPerYear: z.number().int(),
  phase: z.enum(referralProgramPhases),
  updatedAt: timestampSchema,
  /** Null: the original program. */
  updatedBy: personRefSchema.nullable(),
  version: versionSchema,
});
export type ReferralProgram = z.infer<typeof referralProgramSchema>;

/** Latest first. */
export const referralProgramListSchema = z.object({ data: z.array(referralProgramSchema) });

const { name, terms, rewardsPerYear } = limits.referral.program;
const fields = {
  name: text(name.max, name.min),
  reward: moneySchema,
  trigger: z.enum(referralTriggers),
  activeFrom: dateSchema,
  activeTo: dateSchema.nullable(),
  terms: richText(terms),
  /** Maximum rewards per person and year. */
  rewardsPerYear: z.number().int().min(rewardsPerYear.min).max(rewardsPerYear.max),
};
/** Its period must not overlap with another program of its kind. */
export const referralProgramCreateSchema = z.strictObject({
  ...fields,
  /** Cannot be changed later. */
  kind: z.enum(referralKinds).default('candidate'),
});
/** Existing referrals keep the terms of their day. Ended programs cannot be changed. */
export const referralProgramPatch = z.strictObject({
  version: versionSchema,
  changes: z.strictObject(fields).partial(),
});
