import { bulkOutcomes, type BulkOutcome } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** One record of an operation. Its name is not stored: readers get it according to their rights. */
export interface OperationItemRecord {
  _id: Types.ObjectId;
  operationId: Types.ObjectId;
  /** From 1, in processing order. */
  position: number;
  recordId: Types.ObjectId;
  /** Null while it waits; set in the transaction of the change. */
  outcome: BulkOutcome | null;
  code: string | null;
  /** Data for reverting it. */
  undo: unknown;
  /** Also removes records whose operation was never created. */
  purgeAt: Date;
}

const operationItemSchema = new Schema<OperationItemRecord>(
  {
    operationId: { type: Schema.Types.ObjectId, required: true },
    position: { type: Number, required: true },
    recordId: { type: Schema.Types.ObjectId, required: true },
    outcome: { type: String, enum: [...bulkOutcomes, null], default: null },
    code: { type: String, default: null },
    undo: { type: Schema.Types.Mixed, default: null },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
operationItemSchema.index({ operationId: 1, position: 1 });
operationItemSchema.index({ operationId: 1, outcome: 1, position: 1 });
operationItemSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const OperationItemModel = model<OperationItemRecord>(
  'OperationItem',
  operationItemSchema,
  'operation_items',
);
