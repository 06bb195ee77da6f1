import { Schema, model, type Types } from 'mongoose';

/**
 * The end of the chain as a good check found it, noted outside of the chain: whoever rewrites
 * history and recomputes every hash after it, still meets the hash that was noted before.
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
