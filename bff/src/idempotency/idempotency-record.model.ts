import { Schema, model, type Types } from 'mongoose';

/** A key that a client chose for one change, and the answer to that change. */
export interface IdempotencyRecord {
  _id: Types.ObjectId;
  key: string;
  userId: Types.ObjectId;
  assignmentId: Types.ObjectId | null;
  impersonationId: Types.ObjectId | null;
  route: string;
  requestHash: string;
  state: 'in_progress' | 'done';
  /** The claim that may complete the record; a later claim takes over after the lease. */
  claimId: string;
  leaseUntil: Date;
  /** The answer as JSON, sealed. */
  response: string | null;
  status: number | null;
  expiresAt: Date;
}

const idempotencySchema = new Schema<IdempotencyRecord>(
  {
    key: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    assignmentId: { type: Schema.Types.ObjectId, default: null },
    impersonationId: { type: Schema.Types.ObjectId, default: null },
    route: { type: String, required: true },
    requestHash: { type: String, required: true },
    state: { type: String, enum: ['in_progress', 'done'], required: true },
    claimId: { type: String, required: true },
    leaseUntil: { type: Date, required: true },
    response: { type: String, default: null },
    status: { type: Number, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
idempotencySchema.index(
  { userId: 1, assignmentId: 1, impersonationId: 1, route: 1, key: 1 },
  { unique: true },
);
idempotencySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const IdempotencyModel = model<IdempotencyRecord>(
  'IdempotencyRecord',
  idempotencySchema,
  'idempotency_records',
);
