import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { searchProblemSchema } from '../search/people-search.schemas.ts';
import { poolKinds } from './pool-ref.schemas.ts';
import { poolRuleSchema } from './pool-rule.schemas.ts';
import { poolRowSchema } from './pools.schemas.ts';

/** What the reader may do with a pool now. */
export const poolActions = [
  'add_members',
  'edit',
  'edit_rule',
  'archive',
  'restore',
  'delete',
  'restore_deleted',
  'read_questions',
] as const;
export type PoolRecordAction = (typeof poolActions)[number];

/** A pool as its own page shows it. */
export const poolRecordSchema = poolRowSchema.extend({
  /** The rule of a smart pool; null for manual ones. */
  rule: z.record(z.string(), z.string()).nullable(),
  /** Why the search text of the rule cannot be run now: it names a skill that is no more. */
  ruleProblems: z.array(searchProblemSchema),
  /** When the rule was last looked through; null until it was, and for manual pools. */
  refreshedAt: timestampSchema.nullable(),
  /** In a smart pool whatever its rule says. */
  pinnedCount: z.number().int(),
  /** Not in a smart pool whatever its rule says. */
  excludedCount: z.number().int(),
  updatedAt: timestampSchema,
  version: versionSchema,
  deleted: z
    .object({ at: timestampSchema, by: z.string(), restorableUntil: timestampSchema })
    .nullable(),
  allowedActions: z.array(z.enum(poolActions)),
});
export type PoolRecord = z.infer<typeof poolRecordSchema>;

const { pool: sizes } = limits;
export const poolFields = {
  name: text(sizes.name.max, sizes.name.min),
  description: longText(sizes.description).nullable(),
  kind: z.enum(poolKinds),
  /** Null for manual pools. */
  rule: poolRuleSchema.nullable(),
  /** Null: the author. */
  ownerUserId: idSchema.nullable(),
  isPrivate: z.boolean(),
  targetSize: z.number().int().min(1).max(sizes.target).nullable(),
} as const;

/** A smart pool has a rule, a manual one has none. */
const ruleFits = ({ kind, rule }: { kind: 'manual' | 'smart'; rule: unknown }) =>
  (kind === 'smart') === (rule !== null);

export const poolCreateSchema = z
  .strictObject(poolFields)
  .refine(ruleFits, { path: ['rule'], params: { code: 'REQUIRED' } });

export const poolUpdateSchema = z.strictObject({
  version: versionSchema,
  changes: z.strictObject({ ...poolFields, ownerUserId: idSchema }).partial(),
});

export const poolVersionSchema = z.strictObject({ version: versionSchema });

/** Asks for the matches of a rule now, and how many of them are members already. */
export const poolRulePreviewSchema = z.strictObject({
  rule: poolRuleSchema,
  poolId: idSchema.nullable(),
});
export const poolRulePreviewResult = z.object({
  /** Counted up to `limits.pool.ruleMax`. */
  found: z.number().int(),
  foundIsCapped: z.boolean(),
  /** Of those found; null without a pool. */
  alreadyIn: z.number().int().nullable(),
  /** What is wrong with the search text; with a mistake no people are counted. */
  problems: z.array(searchProblemSchema),
});

/** What deleting a pool would do, and what stands in the way. */
export const poolDeleteEffectsSchema = z.object({
  members: z.number().int(),
  questions: z.number().int(),
  openJobs: z.number().int(),
  /** Screening forms that people are still to answer: while there are any, it stays. */
  runningForms: z.number().int(),
  restorableUntil: timestampSchema,
});
