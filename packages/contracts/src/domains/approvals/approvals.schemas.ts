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

/** What was asked of a second person; `already`: by the same person, before. */
export const approvalAskedSchema = z.object({
  approvalId: idSchema,
  expiresAt: timestampSchema,
  already: z.boolean(),
});

export const approvalSchema = z.object({
  id: idSchema,
  kind: z.enum(approvalKindNames),
  status: z.enum(approvalStates),
  /** `label` is what the reader may call the record; null where it is hidden from them or gone. */
  subject: z.object({
    type: z.enum(approvalSubjects),
    id: idSchema,
    label: z.string().nullable(),
    /** A path of the product. */
    link: z.string().nullable(),
  }),
  /** What would happen, for those who decide. */
  facts: z.array(
    z.object({
      name: z.enum(approvalFactNames),
      value: z.string(),
      /** Of a fact that is a rate: what `value` says in words. */
      rate: unitRateSchema.optional(),
    }),
  ),
  /** Null once the person that it speaks of was erased. */
  reason: z.string().nullable(),
  /** Null: a rule of the platform asked. */
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

/** Of all records, or of one. */
export const approvalListQuery = z.strictObject({
  subjectType: z.enum(approvalSubjects).optional(),
  subjectId: z.string().max(64).optional(),
});
/**
 * What waits for the reader's decision, the most pressing first, and what the reader asked for: what
 * is open, and what was decided in the last seven days. 50 of each at most.
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
