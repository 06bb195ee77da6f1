import { Schema, model, type Types } from 'mongoose';

/**
 * One changed field. The values are stored separately (`audit_values`); this holds only their
 * salted digests.
 */
export interface AuditChange {
  path: string;
  /** Secret field: only the fact that it changed is stored. */
  secret: boolean;
  oldDigest: string | null;
  newDigest: string | null;
}

/** Who did what to which record. Written with the change, sealed later, never altered. */
export interface AuditEvent {
  _id: Types.ObjectId;
  at: Date;
  actorKind: 'user' | 'guest' | 'system' | 'job';
  actorUserId: Types.ObjectId | null;
  /** The real user behind an impersonation. */
  realActorUserId: Types.ObjectId | null;
  assignmentId: Types.ObjectId | null;
  action: string;
  entity: string;
  entityId: string;
  /** Limits events to the scope of a client. */
  companyId: string | null;
  changes: AuditChange[];
  ip: string;
  requestId: string;
  sessionId: string | null;
  tokenId: string | null;
  /** Position in the chain; null until sealed. */
  seq: number | null;
  prevHash: string | null;
  hash: string | null;
}

const text = { type: String, default: null };
const auditSchema = new Schema<AuditEvent>(
  {
    at: { type: Date, required: true },
    actorKind: { type: String, enum: ['user', 'guest', 'system', 'job'], required: true },
    actorUserId: { type: Schema.Types.ObjectId, default: null },
    realActorUserId: { type: Schema.Types.ObjectId, default: null },
    assignmentId: { type: Schema.Types.ObjectId, default: null },
    action: { type: String, required: true },
    entity: { type: String, required: true },
    entityId: { type: String, required: true },
    companyId: text,
    changes: [
      new Schema<AuditChange>(
        {
          path: { type: String, required: true },
          secret: { type: Boolean, required: true },
          oldDigest: text,
          newDigest: text,
        },
        { _id: false },
      ),
    ],
    ip: { type: String, default: '' },
    requestId: { type: String, required: true },
    sessionId: text,
    tokenId: text,
    seq: { type: Number, default: null },
    prevHash: text,
    hash: text,
  },
  { versionKey: false },
);
// Each index has the log's order with its tie-breaker: a page is read from an index, never sorted.
auditSchema.index({ at: -1, _id: -1 });
auditSchema.index({ action: 1, at: -1, _id: -1 });
auditSchema.index({ entityId: 1, at: -1, _id: -1 });
auditSchema.index({ actorUserId: 1, at: -1, _id: -1 });
auditSchema.index({ realActorUserId: 1, at: -1, _id: -1 });
auditSchema.index({ companyId: 1, at: -1, _id: -1 });
auditSchema.index({ seq: 1, _id: 1 });
auditSchema.index(
  { seq: 1 },
  { unique: true, partialFilterExpression: { seq: { $gt: 0 } }, name: 'sealed' },
);

export const AuditEventModel = model<AuditEvent>('AuditEvent', auditSchema, 'audit_events');
