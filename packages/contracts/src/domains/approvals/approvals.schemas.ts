import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { idSchema, longText, timestampSchema, versionSchema } from '../../core/primitives.ts';
import { personRefSchema } from '../people/people.schemas.ts';
import { unitRateSchema } from '../positions/positions.schemas.ts';
import { approvalFactNames, approvalKindNames, approvalSubjects } from './approval-kinds.ts';
import { approvalActions, approvalStates } from './approvals.machine.ts';

/** Why a second person's approval is requested. */
export const approvalReasonSchema = longText(
  limits.approval.reason.max,
  limits.approval.reason.min,
);

/** The request for a second person; `already`: the same person asked before. */
export const approvalAskedSchema = z.object({
  approvalId: idSchema,
  expiresAt: timestampSchema,
  already: z.boolean(),
});

export const approvalSchema = z.object({
  id: idSchema,
  kind: z.enum(approvalKindNames),
  status: z.enum(approvalStates),
  /** `label` is the record's name for the reader; null if it is hidden from them or deleted. */
  subject: z.object({
    type: z.enum(approvalSubjects),
    id: idSchema,
    label: z.string().nullable(),
    /** A path of the product. */
    link: z.string().nullable(),
  }),
  /** Consequences, for deciders. */
  facts: z.array(
    z.object({
      name: z.enum(approvalFactNames),
      value: z.string(),
      /** For a rate: the amount described by `value`. */
      rate: unitRateSchema.optional(),
    }),
  ),
  /** Null once the person it mentions was erased. */
  reason: z.string().nullable(),
  /** Null: requested by a platform rule. */
  requester: personRefSchema.nullable(),
  requestedAt: timestampSchema,
  expiresAt: timestampSchema,
  decider: personRefSchema.nullable(),
  decidedAt: timestampSchema.nullable(),
  decisionNote: z.string().nullable(),
  version: versionSchema,
  allowedActions: z.array(z.enum(approvalActions)),
});
export type Approval = z.infer<typeof approvalSchema>;

/** Lists the requests of all records, or of one. */
export const approvalListQuery = z.strictObject({
  subjectType: z.enum(approvalSubjects).optional(),
  subjectId: z.string().max(64).optional(),
});
/**
 * Requests awaiting the reader's decision, most urgent first, and the reader's own requests: open
 * ones, and those decided in the last seven days. At most 50 of each.
 */
export const approvalListSchema = z.object({
  waiting: z.array(approvalSchema),
  asked: z.array(approvalSchema),
});

export const approvalDecisionSchema = z.strictObject({
  version: versionSchema,
  note: longText(limits.approval.reason.max).nullable().default(null),
});
export const approvalRefusalSchema = z.strictObject({
  version: versionSchema,
  note: longText(limits.approval.reason.max, 1),
});
export const approvalWithdrawalSchema = z.strictObject({ version: versionSchema });
