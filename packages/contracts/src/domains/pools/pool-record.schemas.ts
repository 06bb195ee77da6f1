import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, text, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { searchProblemSchema } from '../search/people-search.schemas.ts';
import { poolKinds } from './pool-ref.schemas.ts';
import { poolRuleSchema } from './pool-rule.schemas.ts';
import { poolRowSchema } from './pools.schemas.ts';

/** The reader's currently possible actions on a pool. */
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

/** A pool on its own page. */
export const poolRecordSchema = poolRowSchema.extend({
  /** The rule of a smart pool; null for manual ones. */
  rule: z.record(z.string(), z.string()).nullable(),
  /** Why the rule's search text cannot run now: it names a skill that no longer exists. */
  ruleProblems: z.array(searchProblemSchema),
  /** Time of the rule's last evaluation; null before the first, and for manual pools. */
  refreshedAt: timestampSchema.nullable(),
  /** Members of a smart pool regardless of its rule. */
  pinnedCount: z.number().int(),
  /** Excluded from a smart pool regardless of its rule. */
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
  /** Null: the creator. */
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

/** Requests the rule's current matches, and how many of them are already members. */
export const poolRulePreviewSchema = z.strictObject({
  rule: poolRuleSchema,
  poolId: idSchema.nullable(),
});
export const poolRulePreviewResult = z.object({
  /** Counted up to `limits.pool.ruleMax`. */
  found: z.number().int(),
  foundIsCapped: z.boolean(),
  /** Those already members; null without a pool. */
  alreadyIn: z.number().int().nullable(),
  /** Errors in the search text; with an error, nothing is counted. */
  problems: z.array(searchProblemSchema),
});

/** Effects of deleting a pool, and what prevents it. */
export const poolDeleteEffectsSchema = z.object({
  members: z.number().int(),
  questions: z.number().int(),
  openJobs: z.number().int(),
  /** Unanswered screening forms: while there are any, the pool stays. */
  runningForms: z.number().int(),
  restorableUntil: timestampSchema,
});
