import { z } from 'zod';
import { bulkItemSchema, bulkOutcomes, bulkReasonSchema } from '../../core/bulk.ts';
import { limits } from '../../core/limits.ts';
import { pageSchema } from '../../core/pagination.ts';
import { idSchema, timestampSchema } from '../../core/primitives.ts';
import type { EntityName } from '../../core/endpoint.ts';
import { operationStates } from './operations.machine.ts';

/** Kinds of operations, with the entities they change. */
export const operationKinds = {
  'candidate.owner': ['Candidate'],
  'candidate.addToPool': ['Candidate', 'TalentPool', 'PoolMembership'],
  'candidate.removeFromPool': ['Candidate', 'TalentPool', 'PoolMembership'],
  'candidate.vetting': ['Candidate', 'Vetting'],
  'candidate.email': ['Mail'],
  'candidate.call': ['Call', 'Candidate'],
  'candidate.screening': ['ScreeningForm', 'Vetting', 'Candidate'],
} as const satisfies Readonly<Record<string, readonly EntityName[]>>;
export type OperationKind = keyof typeof operationKinds;
export const operationKindNames = Object.keys(operationKinds) as [
  OperationKind,
  ...OperationKind[],
];

/** Why an operation ended before its last record. */
export const operationFailures = ['RIGHTS', 'TARGET', 'INTERRUPTED', 'INTERNAL'] as const;
export type OperationFailure = (typeof operationFailures)[number];

/** Purpose: the action itself, an undo of an earlier one, or a retry of failed records. */
export const operationPurposes = ['do', 'undo', 'retry'] as const;
export type OperationPurpose = (typeof operationPurposes)[number];

export const operationActions = ['cancel', 'undo', 'retry'] as const;
export type OperationAction = (typeof operationActions)[number];

/** A bulk action on many records, in progress or done. */
export const operationSchema = z.object({
  id: idSchema,
  kind: z.enum(operationKindNames),
  purpose: z.enum(operationPurposes),
  /** The object of the operation: the new owner, the pool. Null if the reader may not see it. */
  target: z.string().nullable(),
  status: z.enum(operationStates),
  /** Small ones finish within their request and cause no notification. */
  inBackground: z.boolean(),
  total: z.number().int(),
  ok: z.number().int(),
  skipped: z.number().int(),
  failed: z.number().int(),
  /** Known once it is done. */
  reasons: z.array(bulkReasonSchema),
  failure: z.enum(operationFailures).nullable(),
  createdAt: timestampSchema,
  finishedAt: timestampSchema.nullable(),
  /** Time until which it can be undone; null if it cannot. */
  undoUntil: timestampSchema.nullable(),
  /** The operation that undid it. */
  undoneById: idSchema.nullable(),
  allowedActions: z.array(z.enum(operationActions)),
});
export type Operation = z.infer<typeof operationSchema>;

/** The user's own operations in the current role, newest first. */
export const operationListSchema = z.object({ data: z.array(operationSchema) });

export const operationItemsQuery = z.strictObject({
  'filter[outcome]': z.enum(bulkOutcomes).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(2000).optional(),
});

/** A record of an operation; without an outcome while it waits. */
export const operationItemSchema = bulkItemSchema.extend({
  outcome: z.enum(bulkOutcomes).nullable(),
});
export type OperationItem = z.infer<typeof operationItemSchema>;
export const operationItemsSchema = z.object({
  data: z.array(operationItemSchema),
  page: pageSchema,
});

/** Returns the time until which an operation that ended at this moment can be undone. */
export const operationUndoUntil = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + limits.bulk.undo);
