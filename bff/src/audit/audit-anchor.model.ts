import { Schema, model, type Types } from 'mongoose';

/**
 * The end of the chain as a successful check found it, kept outside the chain: if history is
 * rewritten and every later hash recomputed, the kept hash still differs.
 */
export interface AuditAnchor {
  _id: Types.ObjectId;
  at: Date;
  seq: number;
  hash: string;
}

const anchorSchema = new Schema<AuditAnchor>(
  {
    at: { type: Date, required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
  },
  { versionKey: false },
);
anchorSchema.index({ seq: 1, hash: 1 }, { unique: true });

export const AuditAnchorModel = model<AuditAnchor>('AuditAnchor', anchorSchema, 'audit_anchors');
