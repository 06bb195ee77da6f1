import { Schema, model } from 'mongoose';

/** The end of the audit chain. A single document that only the sealer moves. */
export interface AuditChain {
  _id: 'audit';
  seq: number;
  hash: string;
  /** Fence of the sealer that moved it last; an older sealer may not move it. */
  fence: number;
  /**
   * The last event removed after its retention period; absent while the first event still exists.
   */
  begin?: { seq: number; hash: string } | null;
}

const auditChainSchema = new Schema<AuditChain>(
  {
    _id: { type: String, required: true },
    seq: { type: Number, required: true },
    hash: { type: String, required: true },
    fence: { type: Number, required: true },
    begin: {
      type: new Schema(
        { seq: { type: Number, required: true }, hash: { type: String, required: true } },
        { _id: false },
      ),
      default: null,
    },
  },
  { versionKey: false },
);

export const AuditChainModel = model<AuditChain>('AuditChain', auditChainSchema, 'audit_chain');

/** The predecessor of the very first event. */
export const genesis: AuditChain = { _id: 'audit', seq: 0, hash: '0'.repeat(64), fence: 0 };
