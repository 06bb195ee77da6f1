import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import {
  dateSchema,
  idSchema,
  text,
  timestampSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { referralRewardSchema } from './referral-programs.schemas.ts';
import {
  rewardBatchMachine,
  rewardBatchStates,
  type RewardBatchAction,
} from './reward-batches.machine.ts';

/** One reward of a batch: referrer, referred candidate and amount. */
const rewardLineSchema = z.object({
  referralId: idSchema,
  person: z.string(),
  referrer: personRefSchema.nullable(),
  /** Lets payroll tell apart two people with the same name; null for a former member. */
  referrerEmail: z.string().nullable(),
  reward: referralRewardSchema,
  dueOn: dateSchema.nullable(),
});

const actions = Object.keys(rewardBatchMachine.transitions) as [
  RewardBatchAction,
  ...RewardBatchAction[],
];

export const rewardBatchSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(rewardBatchStates),
  lines: z.array(rewardLineSchema),
  /** One total for each currency. */
  totals: z.array(referralRewardSchema),
  reference: z.string().nullable(),
  paidOn: dateSchema.nullable(),
  createdAt: timestampSchema,
  createdBy: personRefSchema.nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(actions)),
});
export type RewardBatch = z.infer<typeof rewardBatchSchema>;

/** Latest first. */
export const rewardBatchListSchema = z.object({ data: z.array(rewardBatchSchema) });

/** Either all of them are added to the batch, or none. */
export const rewardBatchCreateSchema = z.strictObject({
  referrals: z
    .array(z.strictObject({ id: idSchema, version: versionSchema }))
    .min(1)
    .max(limits.referral.inBatch),
});
export const payBatchSchema = z.strictObject({
  version: versionSchema,
  /** Reference with which finance finds the payment again. */
  reference: text(80, 2),
});
export const cancelBatchSchema = z.strictObject({ version: versionSchema });
