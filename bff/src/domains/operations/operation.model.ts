import {
  bulkOutcomes,
  operationFailures,
  operationKindNames,
  operationPurposes,
  operationStates,
  type BulkReason,
  type OperationFailure,
  type OperationKind,
  type OperationPurpose,
  type OperationState,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { heldFields, workHolder, type HeldFields } from '../../jobs/held-work.ts';

/** Number of records by outcome so far. */
export interface OperationCounts {
  ok: number;
  skipped: number;
  failed: number;
}

/** A bulk action on many records for a user, in the role of the request. */
export interface OperationRecord extends HeldFields {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The rights are those of this role, both at the request and when it runs. */
  assignmentId: Types.ObjectId;
  /** The session of the request, which the log names with each change. */
  sessionId: Types.ObjectId;
  kind: OperationKind;
  purpose: OperationPurpose;
  /** The operation that it reverts or retries. */
  originId: Types.ObjectId | null;
  /** The parameters of the action: the new owner, the pool. */
  params: unknown;
  inBackground: boolean;
  status: OperationState;
  total: number;
  counts: OperationCounts;
  reasons: BulkReason[];
  /** The operation that has waited longest runs next. */
  turnAt: Date;
  failure: OperationFailure | null;
  requestId: string;
  createdAt: Date;
  finishedAt: Date | null;
  /** When its counts were stored and users notified; null until then. */
  settledAt: Date | null;
  undoUntil: Date | null;
  undoneById: Types.ObjectId | null;
  retriedById: Types.ObjectId | null;
  purgeAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true };
const maybeReference = { type: Schema.Types.ObjectId, default: null };
const moment = { type: Date, default: null };
const count = { type: Number, required: true, default: 0 };

const reasonSchema = new Schema<BulkReason>(
  {
    outcome: { type: String, enum: bulkOutcomes, required: true },
    code: { type: String, default: null },
    count,
  },
  { _id: false },
);

const operationSchema = new Schema<OperationRecord>(
  {
    userId: reference,
    assignmentId: reference,
    sessionId: reference,
    kind: { type: String, enum: operationKindNames, required: true },
    purpose: { type: String, enum: operationPurposes, required: true },
    originId: maybeReference,
    params: { type: Schema.Types.Mixed, required: true },
    inBackground: { type: Boolean, required: true },
    status: { type: String, enum: operationStates, required: true },
    total: { type: Number, required: true },
    counts: {
      type: new Schema<OperationCounts>(
        { ok: count, skipped: count, failed: count },
        { _id: false },
      ),
      default: () => ({ ok: 0, skipped: 0, failed: 0 }),
    },
    reasons: [reasonSchema],
    turnAt: { type: Date, required: true },
    failure: { type: String, enum: [...operationFailures, null], default: null },
    requestId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: moment,
    settledAt: moment,
    undoUntil: moment,
    undoneById: maybeReference,
    retriedById: maybeReference,
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
operationSchema.plugin(heldFields);
operationSchema.index({ userId: 1, createdAt: -1 });
operationSchema.index({ status: 1, turnAt: 1 });
operationSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const OperationModel = model<OperationRecord>('Operation', operationSchema, 'operations');

/**
 * Holds operations for processes; after a killed process an operation waits twenty seconds for
 * another.
 */
export const operationWork = workHolder<OperationRecord>(OperationModel, 20_000);
