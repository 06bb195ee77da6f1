import { Schema, model, type Types } from 'mongoose';

/**
 * The old and new value of an audited field. Deleted when the person is anonymised: without the
 * salt the value cannot be guessed from the digest, and the chain still verifies.
 */
export interface AuditValue {
  _id: Types.ObjectId;
  eventId: Types.ObjectId;
  entity: string;
  entityId: string;
  path: string;
  salt: string;
  oldValue: unknown;
  newValue: unknown;
}

const auditValueSchema = new Schema<AuditValue>(
  {
    eventId: { type: Schema.Types.ObjectId, required: true },
    entity: { type: String, required: true },
    entityId: { type: String, required: true },
    path: { type: String, required: true },
    salt: { type: String, required: true },
    oldValue: { type: Schema.Types.Mixed, default: null },
    newValue: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, minimize: false },
);
auditValueSchema.index({ eventId: 1 });
auditValueSchema.index({ entity: 1, entityId: 1 });
// The number of a deleted record exists only in the log.
auditValueSchema.index({ newValue: 1 }, { partialFilterExpression: { path: 'number' } });

export const AuditValueModel = model<AuditValue>('AuditValue', auditValueSchema, 'audit_values');
