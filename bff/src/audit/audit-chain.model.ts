import { Schema, model } from 'mongoose';

/** The end of the audit chain. One document; the sealer alone moves it. */
export interface AuditChain {
  _id: 'audit';
  seq: number;
  hash: string;
  /** Fence of the sealer that moved it last; an earlier one may not. */
  fence: number;
  /** The last event that was removed after its years; absent while the first one is still there. */
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

/** What the first event of all follows. */
export const genesis: AuditChain = { _id: 'audit', seq: 0, hash: '0'.repeat(64), fence: 0 };
